/** How much cheaper than usual, in whole per cent; what `sale_discount` says. */
export function saleOf(regular: number, final: number): { on_sale: number; sale_discount: number } {
  const discount = regular > final && regular > 0 ? Math.round((1 - final / regular) * 100) : 0;
  return { on_sale: regular > final ? 1 : 0, sale_discount: discount };
}
