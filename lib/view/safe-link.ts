/** An address that a link or a picture may have: `https:` and nothing that pretends to be another host. */
export function safeLink(address: string | undefined): string | undefined {
  if (address === undefined || address.length > 4000) return undefined;
  const url = URL.parse(address);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}

/** The host as people say it, without `www.`; punycode stays punycode, so that a look-alike shows. */
export function hostText(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';
}
