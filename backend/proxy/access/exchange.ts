import type { Dispatcher } from 'undici';

export type Exchange =
  | { readonly kind: 'got'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'broken'; readonly error: Error; readonly begun: boolean };
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Limits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

const TIMED_OUT = new Error('time is up');
const TOO_LARGE = new Error('too large');

/**
 * One exchange over a pool by its lowest door, `dispatch`: no stream and no body object are made for it, which is half
 * the cost of a forwarded request. One clock runs over all of it, so a byte a second does not keep it alive.
 */
export function exchange(
  pool: Dispatcher,
  options: Dispatcher.DispatchOptions,
  { timeoutMs, maxBytes }: Limits,
): Promise<Exchange> {
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: Headers = {};
    let size = 0;
    let chunks: Buffer[] = [];
    let over = false;
    const end = (result: Exchange): void => {
      over = true;
      clearTimeout(timer);
      resolve(result);
    };
    const timer = setTimeout(() => {
      end({ kind: 'timeout' });
      controller?.abort(TIMED_OUT);
    }, timeoutMs);
    pool.dispatch(options, {
      onRequestStart(started) {
        controller = started;
        // The time ran out while it stood in the queue.
        if (over) started.abort(TIMED_OUT);
      },
      onResponseStart(_controller, code, received) {
        if (code < 200) return;
        status = code;
        headers = received;
      },
      onResponseData(current, chunk) {
        size += chunk.length;
        if (size <= maxBytes) {
          chunks.push(chunk);
          return;
        }
        chunks = [];
        end({ kind: 'too-large' });
        current.abort(TOO_LARGE);
      },
      onResponseEnd() {
        const [only] = chunks;
        end({ kind: 'got', status, headers, body: chunks.length === 1 && only ? only : Buffer.concat(chunks, size) });
      },
      onResponseError(_controller, error) {
        end({ kind: 'broken', error, begun: status !== 0 });
      },
    });
  });
}
