/** Whether a host could be one of Amazon's: enough to know where to look. What is believed asks `readAmazonHost`. */
export function looksLikeAmazon(hostname: string): boolean {
  return /(?:^|\.)amazon\.[a-z.]{2,6}$/.test(hostname);
}
