/**
 * Games that the browser keeps by itself, so that a reload loses nothing: of each a line for the list of games, and the rows of its journal, which
 * are only ever added.
 */
import type { Journal, JournalRow } from "@broadside/host";
import type { KeptGame } from "./protocol.ts";
/** What a list of games says of one. */
export type Described = Pick<KeptGame, "names" | "scenario" | "round" | "isOver">;
/** The journal of a game. Where the browser refuses, as private windows do and full storage, it keeps nothing and says so. */
export declare class KeptJournal implements Journal {
  isLasting: boolean;
  private readonly id;
  private readonly describe;
  constructor(id: string, describe: () => Described);
  load(after: number): Promise<readonly JournalRow[]>;
  append(after: number, rows: readonly JournalRow[]): Promise<"kept" | "conflict">;
}
/** The newest first, those of earlier versions among them. */
export declare function keptGames(): Promise<readonly KeptGame[]>;
export declare function forgetGame(id: string): Promise<void>;
//# sourceMappingURL=kept-games.d.ts.map
