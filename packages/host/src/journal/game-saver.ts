/**
 * Saves a game to its journal, and loads it again if that didn't work. Whatever goes wrong, the result says which game holds from then on.
 */
import { canonicalJson } from "@broadside/kit";
import type { HostOptions } from "../host-options.ts";
import type { GameSummary } from "./game-summary.ts";
import { type JournalRow, timed } from "./journal.ts";
import { allRows, journaledRows, type LiveGame, loadGame, markWritten } from "./live-game.ts";

/** What became of rows that were to be saved. */
export type Kept =
  | { readonly kept: "saved" }
  /** Somebody else has added rows. `live` is the game with those. */
  | { readonly kept: "conflict"; readonly live: LiveGame }
  /** Nothing was saved. `live` is the game as it was before. */
  | { readonly kept: "dropped"; readonly live: LiveGame }
  /** The journal can't be reached, so it isn't known yet whether the rows were saved. */
  | { readonly kept: "unknown" }
  /** The rules failed, so nothing was to be saved, or the game can't be loaded again. */
  | { readonly kept: "failed" };

export const SAVED: Kept = { kept: "saved" };

export class GameSaver {
  private readonly options: HostOptions;
  /** Rows of which it isn't known whether the journal has them. */
  private unsure: readonly JournalRow[] | undefined;

  constructor(options: HostOptions) {
    this.options = options;
  }

  get isUnsure(): boolean {
    return this.unsure !== undefined;
  }

  async save(live: LiveGame, rows: readonly JournalRow[], summary: GameSummary): Promise<Kept> {
    try {
      if ((await this.options.journal.append(live.rows, rows, summary)) === "conflict") return await this.afterConflict(live, summary);
    } catch {
      this.unsure = rows;
      return this.settle(live, summary);
    }
    markWritten(live, rows.length);
    return SAVED;
  }

  /** Finds out whether the journal has the rows of which that isn't known. */
  async settle(live: LiveGame, summary: GameSummary): Promise<Kept> {
    const { unsure } = this;
    if (!unsure) return SAVED;
    const found = await this.load(live.rows);
    if (!found) return { kept: "unknown" };
    this.unsure = undefined;
    if (!unsure.every((row, at) => found[at] !== undefined && canonicalJson(found[at]) === canonicalJson(row)))
      return found.length > 0 ? this.afterConflict(live, summary) : this.rollBack(live);
    markWritten(live, unsure.length);
    return SAVED;
  }

  /** Returns the game in the journal if it has more rows than this one. */
  async newer(live: LiveGame): Promise<LiveGame | undefined> {
    const rows = await this.load(live.rows);
    return rows && rows.length > 0 ? this.reloaded() : undefined;
  }

  /** Returns to the last saved state, from memory. */
  async rollBack(live: LiveGame): Promise<Kept> {
    const before = await loadGame(journaledRows(live), this.options.contentFor);
    if (!before.ok) return { kept: "failed" };
    before.value.rows = live.rows;
    before.value.mustRewrite = live.mustRewrite;
    return { kept: "dropped", live: before.value };
  }

  /** Another host has continued the game. If the journal is empty, the game was deleted and is saved again. */
  private async afterConflict(live: LiveGame, summary: GameSummary): Promise<Kept> {
    const found = await this.load(0);
    if (found?.length === 0 && (await this.saveAgain(live, summary))) return SAVED;
    const other = await this.reloaded();
    return other ? { kept: "conflict", live: other } : this.rollBack(live);
  }

  private async saveAgain(live: LiveGame, summary: GameSummary): Promise<boolean> {
    const rows = timed(allRows(live), Math.floor(this.options.clock.now()));
    const kept = await this.options.journal.append(0, rows, summary).catch(() => "conflict" as const);
    if (kept === "conflict") return false;
    live.rows = 0;
    markWritten(live, rows.length);
    return true;
  }

  private async reloaded(): Promise<LiveGame | undefined> {
    const live = await loadGame((await this.load(0)) ?? [], this.options.contentFor);
    return live.ok ? live.value : undefined;
  }

  /** Returns undefined if the journal can't be read. */
  private load(after: number): Promise<readonly JournalRow[] | undefined> {
    return this.options.journal.load(after).catch(() => undefined);
  }
}
