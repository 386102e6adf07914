/** Where a network's link says which page it leads to. */
const LEADS_TO = /[?&(;/)](?:ued|murl|url|u|deep_?link|dest(?:ination)?|target|lp)[=(](https?%3a%2f%2f[^&)]+)/i;

/** The shop's own page behind a link that counts a click for a network first; any other link as it is. */
export function shopPage(link: string): string {
  const [, inner] = LEADS_TO.exec(link) ?? [];
  if (inner === undefined) return link;
  const page = URL.parse(decoded(inner));
  return page === null || page.hostname === URL.parse(link)?.hostname ? link : page.href;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
