/** Text made safe for HTML, in elements and in quoted attributes. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

/** JSON that cannot close the script element it stands in. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll('<', '\\u003c');
}

export const cents = (amount: number): string => (amount / 100).toFixed(2);
/** As a German shop prints it: 1.299,00 €. */
export const euro = (amount: number): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(amount / 100);

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:62rem;padding:0 1rem 4rem}
header,footer{display:flex;gap:1rem;flex-wrap:wrap;padding:1rem 0;border-bottom:1px solid #8884}footer{border:0;opacity:.7}
header strong{margin-inline-end:auto}main{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));padding-top:1.5rem}
.picture{aspect-ratio:4/3;border-radius:1rem;background:linear-gradient(135deg,#bcd,#dcb)}.price{font-size:1.6rem;font-weight:700}
del{opacity:.6}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:start}button,.button{font:inherit;padding:.5rem 1rem;border-radius:.5rem;border:1px solid #8888;cursor:pointer}
.demo{grid-column:1/-1;border:1px dashed #8888;border-radius:.75rem;padding:1rem}`;

/** Presses the demo's button without leaving the page. */
const script = `addEventListener('click', async ({ target }) => {
  const gtin = target.dataset?.drop;
  if (!gtin) return;
  const output = document.querySelector('[data-testid=dropped]');
  output.value = '…';
  output.value = await fetch('/drop/' + gtin, { method: 'POST' }).then((reply) => reply.text(), String);
});`;

export interface Page {
  readonly title: string;
  readonly head?: string;
  readonly body: string;
}

/** The frame around every page of the demo shop. */
export function layout({ title, head = '', body }: Page): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${html(title)}</title><style>${style}</style>${head}</head><body>
<header><strong>The Demo Shop</strong><a href="/">All pages</a><a href="/category/all">Everything</a><a href="/about">About</a></header>
${body}
<footer>A small shop that comes with Elsewhere, to try it on. Nothing here is for sale.</footer><script>${script}</script></body></html>`;
}
