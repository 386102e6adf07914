/** The compiler proves that this is never reached: a new union member breaks the build wherever it is not handled. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
