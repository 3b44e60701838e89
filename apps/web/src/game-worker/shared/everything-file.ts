/** The backup file. It contains the builder's lists and all saved games, each with the rows of its journal. */
import { failure, type Result, success } from "@broadside/kit";
import type { UnreadableFile } from "../../words/game-worker/worker.ts";
import type { SavedGameInfo } from "./saved-game.ts";

const FORMAT = "broadside-everything";
const VERSION = 1;

export interface SavedGame extends SavedGameInfo {
  readonly rows: readonly unknown[];
}

/** The contents of a file. The lists and games in it are not validated yet. */
export interface Everything {
  readonly lists: readonly unknown[];
  readonly games: readonly unknown[];
}

export const makeEverything = (lists: readonly unknown[], games: readonly SavedGame[]): string =>
  JSON.stringify({ format: FORMAT, formatVersion: VERSION, lists, games });

export function parseEverything(text: string): Result<Everything, UnreadableFile> {
  const value = parsed(text);
  if (!isFields(value)) return failure([{ problem: "incomplete" }]);
  const { format, formatVersion, lists, games } = value;
  if (format === "broadside-game" || format === "broadside-problem") return failure([{ problem: "single game" }]);
  if (format !== FORMAT) return failure([{ problem: "another file" }]);
  if (formatVersion !== VERSION) return failure([{ problem: "another version", found: String(formatVersion), read: VERSION }]);
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

/** What happened to each game and list in a file. The games and lists are given by name. */
export interface ReadReport {
  readonly read: readonly string[];
  /** The games and lists that the browser already had, in the same state or a later one. */
  readonly there: readonly string[];
  readonly unread: readonly { readonly name: string; readonly reason: string }[];
}

export const NOTHING_READ: ReadReport = { read: [], there: [], unread: [] };

export const joinReports = (one: ReadReport, other: ReadReport): ReadReport => ({
  read: [...one.read, ...other.read],
  there: [...one.there, ...other.there],
  unread: [...one.unread, ...other.unread],
});

/** How a game's rows in a file compare with the rows that are saved under the same id. */
export type RowComparison = "new" | "same or older" | "newer" | "other";

/** Rows are only ever added to a game. So if one version of a game starts with all rows of the other, it is the later one. */
export function compareRows(saved: readonly string[], given: readonly string[]): RowComparison {
  if (saved.length === 0) return "new";
  const shared = Math.min(saved.length, given.length);
  for (let at = 0; at < shared; at += 1) if (saved[at] !== given[at]) return "other";
  return given.length > saved.length ? "newer" : "same or older";
}
