/** The file of everything that a browser keeps: all lists of the builder and all games, each with the rows of its journal. */
import { failure, type Result, success } from "@broadside/kit";
import type { KeptGame } from "../game-worker/protocol.ts";
import { NO_EVERYTHING } from "../words/kept.ts";

const FORMAT = "broadside-everything";
const VERSION = 1;

export interface SavedGame extends KeptGame {
  readonly rows: readonly unknown[];
}

/** What a file holds, each thing still to be looked at by whoever takes it in. */
export interface Everything {
  readonly lists: readonly unknown[];
  readonly games: readonly unknown[];
}

export const makeEverything = (lists: readonly unknown[], games: readonly SavedGame[]): string =>
  JSON.stringify({ format: FORMAT, formatVersion: VERSION, lists, games });

export function parseEverything(text: string): Result<Everything> {
  const value = parsed(text);
  if (!isFields(value)) return failure([{ path: "", reason: NO_EVERYTHING.noFile }]);
  const { format, formatVersion, lists, games } = value;
  if (format === "broadside-game" || format === "broadside-problem") return failure([{ path: "format", reason: NO_EVERYTHING.isGame }]);
  if (format !== FORMAT) return failure([{ path: "format", reason: NO_EVERYTHING.isOther }]);
  if (formatVersion !== VERSION) return failure([{ path: "formatVersion", reason: NO_EVERYTHING.version(String(formatVersion), VERSION) }]);
  return success({ lists: Array.isArray(lists) ? lists : [], games: Array.isArray(games) ? games : [] });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What became of each thing in a file, by name. */
export interface ReadReport {
  readonly read: readonly string[];
  /** The browser had the very same, or a later state of it. */
  readonly there: readonly string[];
  readonly unread: readonly { readonly name: string; readonly reason: string }[];
}

export const NOTHING_READ: ReadReport = { read: [], there: [], unread: [] };

export const together = (one: ReadReport, other: ReadReport): ReadReport => ({
  read: [...one.read, ...other.read],
  there: [...one.there, ...other.there],
  unread: [...one.unread, ...other.unread],
});

/** How the rows of a game in a file stand to those kept here under the same id. */
export type RowsCompared = "new" | "same or older" | "newer" | "other";

/** Rows are only ever added, so one game goes on from another where it begins with all its rows. */
export function compareRows(kept: readonly string[], given: readonly string[]): RowsCompared {
  if (kept.length === 0) return "new";
  const shared = Math.min(kept.length, given.length);
  for (let at = 0; at < shared; at += 1) if (kept[at] !== given[at]) return "other";
  return given.length > kept.length ? "newer" : "same or older";
}
