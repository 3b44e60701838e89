/** Kept games as files: one as its record, all of them in the file of everything, and back. Rows never become texts on the page. */
import { contentsOf, type JournalRow, rowsOf } from "@broadside/host";
import { failure, type Result, success } from "@broadside/kit";
import { type GameRecord, readRecord } from "@broadside/rules";
import {
  compareRows,
  makeEverything,
  NOTHING_READ,
  parseEverything,
  type ReadReport,
  type SavedGame,
  together,
} from "../kept/everything-file.ts";
import { newId } from "../new-id.ts";
import { WORKER } from "../words/game-worker/worker.ts";
import { formerGame } from "./former-games.ts";
import { isLook } from "./game-look.ts";
import { namesOf } from "./game-names.ts";
import { keptGames, keptRows, putGame } from "./kept-games.ts";
import type { KeptGame } from "./protocol.ts";
import { asSavedAtItsEnd, recordFrom } from "./replays.ts";

/** What a file brought: games are kept by now; lists are for the page, which keeps them. */
export type ReadEverything = { readonly refused: string } | { readonly games: ReadReport; readonly lists: readonly unknown[] };

/** With the result for an event where the game is over. */
export async function keptRecord(id: string): Promise<Blob | undefined> {
  const record = await recordToSave(await rowsIn(id));
  return record && jsonFile(JSON.stringify(record));
}

/** What a journal holds, as saving the game itself would write it; undefined where it holds no game. */
export async function recordToSave(rows: readonly JournalRow[]): Promise<GameRecord | undefined> {
  const contents = contentsOf(rows);
  const read = contents && readRecord(contents.record);
  return read?.ok ? asSavedAtItsEnd(read.value) : contents?.record;
}

/** As the rules read it; undefined where no such game is kept. */
export async function recordKept(id: string): Promise<Result<GameRecord> | undefined> {
  const rows = await rowsIn(id);
  return rows.length > 0 ? recordOfRows(rows) : undefined;
}

/** With the lists of the page, as JSON. */
export async function saveEverything(lists: string): Promise<Blob> {
  const games: SavedGame[] = [];
  for (const game of await keptGames()) games.push({ ...game, rows: await rowsIn(game.id) });
  return jsonFile(makeEverything(JSON.parse(lists) as readonly unknown[], games));
}

export async function readEverything(file: Blob): Promise<ReadEverything> {
  const everything = parseEverything(await file.text());
  if (!everything.ok) return { refused: WORKER.noFile(everything.problems) };
  let games = NOTHING_READ;
  for (const value of everything.value.games) games = together(games, await takeIn(value));
  return { games, lists: everything.value.lists };
}

/** Of a game that an earlier version has kept those of its record. */
async function rowsIn(id: string): Promise<readonly JournalRow[]> {
  const rows = await keptRows(id);
  if (rows.length > 0) return rows.map((row) => JSON.parse(row) as JournalRow);
  const former = recordFrom((await formerGame(id)) ?? "");
  return former.ok ? rowsOf(former.value, playersIn(former.value)) : [];
}

const playersIn = ({ setup }: GameRecord) => setup.seats.map(({ name }) => ({ kind: "person", name }) as const);

async function takeIn(value: unknown): Promise<ReadReport> {
  const read = readGame(value);
  if (!read.ok) return { ...NOTHING_READ, unread: [{ name: nameOf(value), reason: WORKER.problems(read.problems) }] };
  const { rows, ...game } = read.value;
  const name = nameOf(game);
  const given = rows.map((row) => JSON.stringify(row));
  const compared = compareRows(
    (await rowsIn(game.id)).map((row) => JSON.stringify(row)),
    given,
  );
  if (compared === "same or older") return { ...NOTHING_READ, there: [name] };
  const isKept = await putGame({ ...game, id: compared === "other" ? newId() : game.id }, given);
  return isKept ? { ...NOTHING_READ, read: [name] } : { ...NOTHING_READ, unread: [{ name, reason: WORKER.noRoom }] };
}

/** What is told of it is read from its record, whatever else the file says. */
function readGame(value: unknown): Result<SavedGame> {
  const { id, rows, round, changed, look } = (value ?? {}) as Partial<SavedGame>;
  if (typeof id !== "string" || id === "" || id.length > 100 || !Array.isArray(rows)) return failure([{ path: "", reason: "is no game" }]);
  const record = recordOfRows(rows);
  if (!record.ok) return record;
  const { setup, result } = record.value;
  const game: KeptGame = {
    id,
    ...namesOf(setup),
    round: Number.isInteger(round) ? Number(round) : 0,
    isOver: result !== undefined,
    changed: Number.isFinite(changed) ? Number(changed) : 0,
    // One that is none is left out; the next answer makes a new one.
    ...(isLook(look) && { look }),
  };
  return success({ ...game, rows });
}

function recordOfRows(rows: readonly unknown[]): Result<GameRecord> {
  try {
    const contents = contentsOf(rows as readonly JournalRow[]);
    return contents ? readRecord(contents.record) : failure([{ path: "rows", reason: "hold no game" }]);
  } catch {
    return failure([{ path: "rows", reason: "are damaged" }]);
  }
}

const nameOf = (game: unknown): string => {
  const { names, scenario } = (game ?? {}) as Partial<KeptGame>;
  const who = Array.isArray(names) && names.length > 0 ? names.map(String).join(" – ").slice(0, 120) : undefined;
  return WORKER.game(who, typeof scenario === "string" ? scenario.slice(0, 60) : undefined);
};

const jsonFile = (text: string): Blob => new Blob([text], { type: "application/json" });
