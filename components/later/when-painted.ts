const TWO_FRAMES_MS = 40;

/** Runs what may wait for the screen: what is there already is painted first, and nobody else kept busy meanwhile. */
export function whenPainted(run: () => void): () => void {
  const timer = setTimeout(run, TWO_FRAMES_MS);
  return () => clearTimeout(timer);
}
