import { parseJson } from '../contract/json-text.ts';
import type { Read } from '../contract/read.ts';
import { err, type Result } from '../domain/result.ts';
import { type Answer, exchange, type Wire, type WireRequest } from './exchange.ts';
import { failureOf, isHtml } from './failure-of.ts';
import { type Pause, withRetries } from './retry.ts';
import { createSingleFlight } from './single-flight.ts';
import { createTokenBucket, type TokenBucket } from './token-bucket.ts';

export interface Call<T> {
  readonly request: WireRequest;
  readonly read: (answer: Answer) => Result<T>;
  /** Asking twice does no harm: it may be tried again, and equal ones may share an answer. */
  readonly repeatable: boolean;
  /** Counts against the service's limit, as everything under `/v1` does. */
  readonly limited: boolean;
}

export interface Caller {
  readonly call: <T>(call: Call<T>, signal?: AbortSignal) => Promise<Result<T>>;
  /** Asks the service for what is at a path. */
  readonly get: <T>(path: string, read: Read<T>, signal?: AbortSignal) => Promise<Result<T>>;
  /** Asks the service a question that is too long for a path. */
  readonly post: <T>(path: string, body: unknown, read: Read<T>, signal?: AbortSignal) => Promise<Result<T>>;
  readonly bucket: TokenBucket;
  readonly wire: Wire;
}

/** A token further away than this is the user's to know of. */
const LONGEST_QUEUE_MS = 5000;

/** The one way out: paced, shared, repeated where that is harmless, and read before anybody sees it. */
export function createCaller(wire: Wire, pause: Pause): Caller {
  const join = createSingleFlight();
  const bucket = createTokenBucket();

  async function once<T>({ request, read, limited }: Call<T>, signal: AbortSignal): Promise<Result<T>> {
    const wait = limited ? bucket.take(wire.now()) : 0;
    if (wait > LONGEST_QUEUE_MS) {
      bucket.giveBack();
      return err({ kind: 'rate-limited', retryAfterMs: wait });
    }
    if (wait > 0) await pause.sleep(wait, signal);
    if (signal.aborted) return err({ kind: 'cancelled' });
    const answer = await exchange(wire, request, signal);
    if (!answer.ok) return answer;
    const failure = failureOf(answer.value, wire.address, wire.now());
    if (failure?.kind === 'rate-limited' && limited) bucket.block(wire.now() + failure.retryAfterMs);
    return failure === undefined ? read(answer.value) : err(failure);
  }

  const call: Caller['call'] = async (asked, signal) => {
    const { request, repeatable } = asked;
    // A request that changes something is never shared: two of them are two.
    if (!repeatable) return once(asked, signal ?? new AbortController().signal);
    const key = `${request.method} ${request.path} ${request.body ?? ''}`;
    return join(key, signal, (shared) => withRetries(() => once(asked, shared), pause, shared));
  };
  const ask = <T>(request: WireRequest, read: Read<T>, signal: AbortSignal | undefined): Promise<Result<T>> =>
    call({ request, read: readJson(read, wire.address), repeatable: true, limited: true }, signal);

  return {
    bucket,
    wire,
    call,
    get: (path, read, signal) => ask({ method: 'GET', path }, read, signal),
    post: (path, body, read, signal) => ask({ method: 'POST', path, body: JSON.stringify(body) }, read, signal),
  };
}

/** The JSON of an answer that must have some, through its schema. */
export function readJson<T>(read: Read<T>, address: string): (answer: Answer) => Result<T> {
  return (answer) => {
    const json = parseJson(answer.text);
    if (json === undefined) {
      return err(isHtml(answer) ? { kind: 'wrong-server', address } : { kind: 'bad-response', issues: ['is no JSON'] });
    }
    const result = read(json.value);
    return result.ok ? result : err({ kind: 'bad-response', issues: result.failure });
  };
}
