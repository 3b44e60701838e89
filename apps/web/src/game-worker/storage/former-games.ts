/**
 * Games that earlier versions of the page have saved, each as its record's text. When a game is opened, it moves to the current database.
 */

import type { SavedGameInfo } from "../shared/saved-game.ts";
import { databaseAt, transact } from "./database.ts";

interface Stored extends SavedGameInfo {
  readonly record: string;
}

const STORE = "games";
const database = databaseAt("broadside.games.1", 1, (made) => made.createObjectStore(STORE, { keyPath: "id" }));

export async function formerGames(): Promise<readonly SavedGameInfo[]> {
  const all = await transact(database, [STORE], "readonly", (store) => {
    const found = store(STORE).getAll();
    return () => found.result as readonly Stored[];
  }).catch(() => []);
  return all.map(({ record: _, ...game }) => game);
}

/** The text of the game's record. */
export async function formerGame(id: string): Promise<string | undefined> {
  const found = await transact(database, [STORE], "readonly", (store) => {
    const one = store(STORE).get(id);
    return () => one.result as Stored | undefined;
  }).catch(() => undefined);
  return found?.record;
}

export async function deleteFormerGame(id: string): Promise<void> {
  await transact(database, [STORE], "readwrite", (store) => {
    store(STORE).delete(id);
    return () => undefined;
  }).catch(() => undefined);
}
