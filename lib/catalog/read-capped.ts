/** The text of a response, read as it comes; undefined, and the rest refused, when it is more than `most` bytes. */
export async function readCapped(
  response: Response,
  most: number,
  onBytes: (bytes: number) => void,
): Promise<string | undefined> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let total = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    total += value.length;
    onBytes(value.length);
    if (total > most) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
