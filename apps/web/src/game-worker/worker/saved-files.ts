/**
 * Converts saved games to files and back: a single game to its record, or all games to the backup file. The page never reads the secrets in
 * them as text.
 */
import { contentsOf, type JournalRow, rowsOf } from "@broadside/host";
import { failure, type Result, success } from "@broadside/kit";
import { type GameRecord, readRecord } from "@broadside/rules";
import { newId } from "../../browser/new-id.ts";
import { fileProblemInWords, problemsInWords, savedGameName, WORKER } from "../../words/game-worker/worker.ts";
import {
  compareRows,
  joinReports,
  makeEverything,
  NOTHING_READ,
  parseEverything,
  type ReadReport,
  type SavedGame,
} from "../shared/everything-file.ts";
import type { SavedGameInfo } from "../shared/saved-game.ts";
import type { ReadEverything } from "../shared/saved-game-calls.ts";
import { isTableSnapshot } from "../shared/table-snapshot.ts";
import { formerGame } from "../storage/former-games.ts";
import { putGame, savedGames, savedRows } from "../storage/saved-games.ts";
import { namesOf } from "./game-names.ts";
import { recordAsSaved, recordFrom } from "./replays.ts";

/** The record of a saved game. It includes the event result if the game is over. */
export async function savedRecord(id: string): Promise<Blob | undefined> {
  const record = await recordToSave(await rowsIn(id));
  return record && jsonFile(JSON.stringify(record));
}

/** Makes the record to write when a game is saved, from the game's journal. Undefined if the journal has no game. */
export async function recordToSave(rows: readonly JournalRow[]): Promise<GameRecord | undefined> {
  const contents = contentsOf(rows);
  const read = contents && readRecord(contents.record);
  return read?.ok ? recordAsSaved(read.value) : contents?.record;
}

/** The parsed record; undefined if there is no such game. */
export async function readSavedRecord(id: string): Promise<Result<GameRecord> | undefined> {
  const rows = await rowsIn(id);
  return rows.length > 0 ? recordOfRows(rows) : undefined;
}

/** `lists` contains the page's lists as JSON. */
export async function saveEverything(lists: string): Promise<Blob> {
  const games: SavedGame[] = [];
  for (const game of await savedGames()) games.push({ ...game, rows: await rowsIn(game.id) });
  return jsonFile(makeEverything(JSON.parse(lists) as readonly unknown[], games));
}

export async function readEverything(file: Blob): Promise<ReadEverything> {
  const everything = parseEverything(await file.text());
  if (!everything.ok) return { refused: everything.problems.map(fileProblemInWords).join(" ") };
  let games = NOTHING_READ;
  for (const value of everything.value.games) games = joinReports(games, await takeIn(value));
  return { games, lists: everything.value.lists };
}

/** The rows of a game's journal. If an earlier version saved the game, the rows are made from its record. */
async function rowsIn(id: string): Promise<readonly JournalRow[]> {
  const rows = await savedRows(id);
  if (rows.length > 0) return rows.map((row) => JSON.parse(row) as JournalRow);
  const former = recordFrom((await formerGame(id)) ?? "");
  return former.ok ? rowsOf(former.value, playersIn(former.value)) : [];
}

const playersIn = ({ setup }: GameRecord) => setup.seats.map(({ player }) => ({ id: player }));

async function takeIn(value: unknown): Promise<ReadReport> {
  const read = readGame(value);
  if (!read.ok) return { ...NOTHING_READ, unread: [{ name: nameOf(value), reason: problemsInWords(read.problems) }] };
  const { rows, ...game } = read.value;
  const name = nameOf(game);
  const given = rows.map((row) => JSON.stringify(row));
  const known = (await rowsIn(game.id)).map((row) => JSON.stringify(row));
  const compared = compareRows(known, given);
  if (compared === "same or older") return { ...NOTHING_READ, there: [name] };
  const isKept = await putGame({ ...game, id: compared === "other" ? newId() : game.id }, given);
  return isKept ? { ...NOTHING_READ, read: [name] } : { ...NOTHING_READ, unread: [{ name, reason: WORKER.noRoom }] };
}

/** Takes the game's facts from its record, whatever else the file says. */
function readGame(value: unknown): Result<SavedGame> {
  const { id, rows, round, changed, look } = (value ?? {}) as Partial<SavedGame>;
  if (typeof id !== "string" || id === "" || id.length > 100 || !Array.isArray(rows))
    return failure([{ path: "", reason: WORKER.reasons.noGame }]);
  const record = recordOfRows(rows);
  if (!record.ok) return record;
  const game: SavedGameInfo = {
    id,
    ...namesOf(record.value),
    round: Number.isInteger(round) ? Number(round) : 0,
    isOver: record.value.result !== undefined,
    changed: Number.isFinite(changed) ? Number(changed) : 0,
    // Leaves out an invalid snapshot. A new one is made after the next answer.
    ...(isTableSnapshot(look) && { look }),
  };
  return success({ ...game, rows });
}

function recordOfRows(rows: readonly unknown[]): Result<GameRecord> {
  try {
    const contents = contentsOf(rows as readonly JournalRow[]);
    return contents ? readRecord(contents.record) : failure([{ path: "rows", reason: WORKER.reasons.noGameInRows }]);
  } catch {
    return failure([{ path: "rows", reason: WORKER.reasons.damaged }]);
  }
}

const nameOf = (game: unknown): string => {
  const { names, scenario } = (game ?? {}) as Partial<SavedGameInfo>;
  const who = Array.isArray(names) && names.length > 0 ? names.map(String).join(" – ").slice(0, 120) : undefined;
  return savedGameName(who, typeof scenario === "string" ? scenario.slice(0, 60) : undefined);
};

const jsonFile = (text: string): Blob => new Blob([text], { type: "application/json" });
