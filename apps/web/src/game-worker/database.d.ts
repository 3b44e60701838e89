/** Databases of the browser, as promises. */
/** Opens one once; a failure is forgotten, so that the next try is a new one. */
export declare function databaseAt(name: string, version: number, build: (database: IDBDatabase) => void): () => Promise<IDBDatabase>;
/** One transaction over some stores: all of it happens, or nothing. */
export declare function transact<Value>(
  database: () => Promise<IDBDatabase>,
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => () => Value,
): Promise<Value>;
//# sourceMappingURL=database.d.ts.map
