import type { GameChoice } from "@broadside/content";
import type { ActionReply } from "./action-reply.ts";
import type { ReadReport } from "./everything-file.ts";
import type { SavedGameInfo } from "./saved-game.ts";

/** What a backup file contained. Its games are saved already, and the page still has to save the lists. */
export type ReadEverything = { readonly refused: string } | { readonly games: ReadReport; readonly lists: readonly unknown[] };

/** Calls that open games and save them. The page joins a game after it has been opened. */
export interface SavedGameCalls {
  games(): Promise<readonly SavedGameInfo[]>;
  forget(game: string): Promise<void>;
  /** `levels` gives a bot level for each seat that a bot plays. `pins` gives a PIN for each seat that has one. */
  start(
    choice: GameChoice,
    seed: string,
    levels?: readonly (string | undefined)[],
    pins?: readonly (string | undefined)[],
  ): Promise<ActionReply>;
  /** Starts a rematch with other dice. If `swapped`, the players on each side, including bots, take the seats of the side before theirs. */
  again(swapped: boolean, seed: string): Promise<ActionReply>;
  /** Loads a record from the text of a file. */
  load(text: string): Promise<ActionReply>;
  /** Continues a saved game. */
  resume(game: string): Promise<ActionReply>;
  /**
   * Call this when the window comes to the front. From then on, this window asks bots and runs clocks, and other windows with the same game
   * don't.
   */
  lead(): Promise<void>;
  /** These return files, so that the page never reads the secrets in them as text. */
  save(): Promise<Blob>;
  problem(): Promise<Blob>;
  /** The record of a saved game; undefined if there is none. */
  savedRecord(game: string): Promise<Blob | undefined>;
  /** Writes all games and the page's lists (as JSON) to one file, and reads such a file. */
  saveEverything(lists: string): Promise<Blob>;
  readEverything(file: Blob): Promise<ReadEverything>;
}
