import 'fake-indexeddb/auto';

/** Asked before the first write of each transaction: whether the worker that is about to write lives on. */
type Lives = () => boolean;

const owners = new WeakMap<IDBDatabase, Lives>();
const begun = new WeakSet<IDBTransaction>();

/** A request that is never answered: whoever made it has died. */
function unanswered(): IDBRequest<never> {
  return Object.create(IDBRequest.prototype, {
    addEventListener: { value: () => undefined },
    removeEventListener: { value: () => undefined },
  }) as IDBRequest<never>;
}

function isWritten(store: IDBObjectStore): boolean {
  const { transaction } = store;
  const lives = owners.get(transaction.db);
  if (lives === undefined || begun.has(transaction)) return true;
  if (!lives()) return false;
  begun.add(transaction);
  return true;
}

// A transaction is written whole or not at all, so there is one moment to die at in each: before its first write.
for (const name of ['put', 'add', 'delete', 'clear'] as const) {
  const real = IDBObjectStore.prototype[name] as unknown as (...args: unknown[]) => IDBRequest<never>;
  Object.assign(IDBObjectStore.prototype, {
    [name](this: IDBObjectStore, ...args: unknown[]): IDBRequest<never> {
      return isWritten(this) ? real.apply(this, args) : unanswered();
    },
  });
}

/** The disk's databases as one worker sees them: what it wrote stays when it dies, and it writes nothing afterwards. */
export function seenBy(disk: IDBFactory, lives: Lives): IDBFactory {
  const factory = Object.create(disk) as IDBFactory;
  factory.open = (...args: Parameters<IDBFactory['open']>) => {
    const request = disk.open(...args);
    request.addEventListener('success', () => {
      owners.set(request.result, lives);
    });
    return request;
  };
  return factory;
}
