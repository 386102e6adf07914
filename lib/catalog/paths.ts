/** An id as one part of a path; undefined for what could lead elsewhere (`..`, slashes). No id of the service looks so. */
export function pathSegment(id: string): string | undefined {
  return /^[\w~:-][\w.~:-]{0,127}$/.test(id) ? id : undefined;
}

/** What is empty or not given is left out. */
export function queryString(parts: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

/** `metadata[key]=value`, brackets as they are documented; only what is inside of them is encoded. */
export function metadataQuery(metadata: Readonly<Record<string, string>>, page: number | undefined): string {
  const pairs = Object.entries(metadata).map(([key, value]) => `metadata[${encode(key)}]=${encode(value)}`);
  // The page is only named when it is not the first: a server that knows no paging here would refuse it.
  if (page !== undefined && page > 1) pairs.push(`page=${String(page)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function encode(text: string): string {
  // Half characters cannot be encoded and make `encodeURIComponent` throw.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}
