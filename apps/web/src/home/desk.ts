/** What the home page does with the game worker and the browser's lists; loaded after the page is there. */
import type { Result } from "@broadside/kit";
import type { Draft } from "../build/drafts/drafts.ts";
import { STORAGE_KEY } from "../build/drafts/storage-key.ts";
import { type GameReply, idleWorker } from "../game-worker/client.ts";
import type { OfferedLists } from "../play/start/start-protocol.ts";
import { begin, type LaidOut, layOut, listsFor, type WantedGame } from "../play/start/wanted-game.ts";

export interface Desk {
  /** The game as it would begin. */
  layOut(wanted: WantedGame): Promise<Result<LaidOut>>;
  lists(wanted: WantedGame): Promise<readonly OfferedLists[]>;
  begin(laid: LaidOut, level: string | undefined): Promise<GameReply>;
}

/** The same game is laid out once; the drafts are those that were there when the desk was opened. */
export function openDesk(): Desk {
  const client = idleWorker();
  const drafts = storedDrafts();
  const laid = new Map<string, Promise<Result<LaidOut>>>();
  return {
    layOut: (wanted) => {
      const key = JSON.stringify(wanted);
      const found = laid.get(key) ?? drafts.then((own) => layOut(client, wanted, own));
      laid.set(key, found);
      found.catch(() => laid.delete(key));
      return found;
    },
    lists: async (wanted) => listsFor(client, wanted, await drafts),
    begin: (one, level) => begin(client, one, level),
  };
}

/** Who has never built a list does not wait for what reads lists. */
async function storedDrafts(): Promise<readonly Draft[]> {
  try {
    if (window.localStorage.getItem(STORAGE_KEY) === null) return [];
  } catch {
    return [];
  }
  return (await import("../build/drafts/draft-store.ts")).storedDrafts();
}
