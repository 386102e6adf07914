/** One line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula is made text. */
export function csvLine(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | undefined): string {
  const raw = String(value ?? '');
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(raw) ? `'${raw}` : raw;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
