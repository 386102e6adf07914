/** An answer before it is written. Every answer goes through this one form. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, so that head and body go out in one write. */
  readonly body: string;
}

/** How a server says that it takes a request no further: what was sent is no request, or none that it reads. */
export type Refuse = (
  status: 400 | 405 | 408 | 413 | 414 | 417 | 431 | 500,
  message: string,
  requestId: string,
) => Reply;
