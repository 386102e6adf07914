export interface Test {
  readonly id: string;
  readonly run: () => unknown;
}

type Body = (...args: never[]) => unknown;
type Each = (rows: readonly unknown[]) => (name: string, body: Body) => void;

/** `describe` and `it` as the unit tests use them: what a file declares is kept in a list, to be run one by one. */
export interface Suite {
  readonly tests: readonly Test[];
  readonly globals: Readonly<Record<'describe' | 'it' | 'test', unknown>>;
}

export function newSuite(file: string): Suite {
  const tests: Test[] = [];
  const path: string[] = [];

  const it = (name: string, body: Body): void => {
    // Rows of one table share a name; their place in the file tells them apart.
    tests.push({ id: `${file}#${tests.length} ${[...path, name].join(' ')}`, run: body });
  };
  const describe = (name: string, body: Body): void => {
    path.push(name);
    body();
    path.pop();
  };
  const test = Object.assign(it, {
    each: eachOf(it),
    skipIf: (isSkipped: boolean) => (isSkipped ? () => undefined : it),
  });
  return { tests, globals: { describe: Object.assign(describe, { each: eachOf(describe) }), it: test, test } };
}

function eachOf(declare: (name: string, body: Body) => void): Each {
  return (rows) => (name, body) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      declare(name, () => (body as (...args: unknown[]) => unknown)(...values));
    }
  };
}
