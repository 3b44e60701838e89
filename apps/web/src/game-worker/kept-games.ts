/** Games that the browser keeps by itself, so that a reload loses nothing: each under its id, as the text of its record. */
import type { KeptGame } from "./protocol.ts";

interface Stored extends KeptGame {
  readonly record: string;
}

const DATABASE = "broadside.games.1";
const STORE = "games";
/** The oldest make room. */
const MOST_GAMES = 20;

/** False where the browser refuses: private windows do, and full storage. */
export async function keepGame(game: Stored): Promise<boolean> {
  try {
    await run("readwrite", (store) => store.put(game));
    return true;
  } catch {
    return false;
  }
}

/** The newest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  try {
    const all = (await run("readonly", (store) => store.getAll())) as readonly Stored[];
    const games = all.toSorted((one, other) => other.changed - one.changed);
    for (const { id } of games.slice(MOST_GAMES)) await forgetGame(id);
    return games.slice(0, MOST_GAMES).map(({ record: _, ...game }) => game);
  } catch {
    return [];
  }
}

/** A game as it was last kept, by whichever window. */
export async function keptGame(id: string): Promise<Pick<Stored, "record" | "changed"> | undefined> {
  try {
    return (await run("readonly", (store) => store.get(id))) as Stored | undefined;
  } catch {
    return undefined;
  }
}

export async function forgetGame(id: string): Promise<void> {
  await run("readwrite", (store) => store.delete(id)).catch(() => undefined);
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no storage"));
    request.onblocked = () => reject(new Error("no storage"));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function run<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const database = await open();
  return new Promise<Value>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error("no storage"));
    transaction.onabort = () => reject(transaction.error ?? new Error("no storage"));
  });
}
