/** Wraps IndexedDB databases in promises. */

/** Opens a database once. After a failure, the next call tries again. */
export function databaseAt(name: string, version: number, build: (database: IDBDatabase) => void): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | undefined;
  return () => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => build(request.result);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("no storage"));
      request.onblocked = () => reject(new Error("no storage"));
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}

/** Runs one transaction over some stores. Either all of it succeeds or nothing changes. */
export async function transact<Value>(
  database: () => Promise<IDBDatabase>,
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => () => Value,
): Promise<Value> {
  const opened = await database();
  return new Promise<Value>((resolve, reject) => {
    const transaction = opened.transaction([...stores], mode);
    const result = work((name) => transaction.objectStore(name));
    transaction.oncomplete = () => resolve(result());
    transaction.onerror = () => reject(transaction.error ?? new Error("no storage"));
    transaction.onabort = () => reject(transaction.error ?? new Error("no storage"));
  });
}
