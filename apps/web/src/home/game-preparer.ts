/** Prepares games for the home page, with the game worker and the browser's lists. It is loaded after the page is shown. */
import type { ListOffer } from "@broadside/content";
import type { Result } from "@broadside/kit";
import { idleWorker } from "../game-worker/page/game-worker.ts";
import type { ActionReply } from "../game-worker/shared/action-reply.ts";
import type { Draft } from "../lists/drafts/drafts.ts";
import { STORAGE_KEY } from "../lists/drafts/storage-key.ts";
import { listsFor, prepareWantedGame, type ReadyGame, startReadyGame, type WantedGame } from "../start/wanted-game.ts";

export interface GamePreparer {
  /** Prepares a game to start. */
  prepare(wanted: WantedGame): Promise<Result<ReadyGame>>;
  lists(wanted: WantedGame): Promise<readonly ListOffer[]>;
  start(prepared: ReadyGame, level: string | undefined): Promise<ActionReply>;
}

/** Each game is prepared once, with the drafts that existed when the page was opened. */
export function makeGamePreparer(): GamePreparer {
  const worker = idleWorker();
  const drafts = storedDrafts();
  const prepared = new Map<string, Promise<Result<ReadyGame>>>();
  return {
    prepare: (wanted) => {
      const key = JSON.stringify(wanted);
      const found = prepared.get(key) ?? drafts.then((own) => prepareWantedGame(worker, wanted, own));
      prepared.set(key, found);
      found.catch(() => prepared.delete(key));
      return found;
    },
    lists: async (wanted) => listsFor(worker, wanted, await drafts),
    start: (one, level) => startReadyGame(worker, one, level),
  };
}

/** A player who has never built a list doesn't wait for the code that reads lists. */
async function storedDrafts(): Promise<readonly Draft[]> {
  try {
    if (window.localStorage.getItem(STORAGE_KEY) === null) return [];
  } catch {
    return [];
  }
  return (await import("../lists/drafts/draft-store.ts")).storedDrafts();
}
