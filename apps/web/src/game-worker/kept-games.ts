/**
 * Games that the browser keeps by itself, so that a reload loses nothing: of each a line for the list of games, and the rows of its journal, which
 * are only ever added.
 */
import type { Journal, JournalRow } from "@broadside/host";
import { databaseAt, transact } from "./database.ts";
import { forgetFormerGame, formerGames } from "./former-games.ts";
import { beyondMost, firstToGo } from "./kept-room.ts";
import type { KeptGame } from "./protocol.ts";

/** The line of a game, and how many rows its journal has. */
interface Line extends KeptGame {
  readonly rows: number;
  /** What tells the PINs of seats that have one, by seat; they leave this browser with no file. */
  readonly pins?: KeptPins | undefined;
}

export type KeptPins = Readonly<Record<number, string>>;

/** As JSON, so that a row comes back as any other storage would give it. */
interface Row {
  readonly game: string;
  readonly place: number;
  readonly text: string;
}

const GAMES = "games";
const ROWS = "rows";
const database = databaseAt("broadside.games.2", 1, (made) => {
  made.createObjectStore(GAMES, { keyPath: "id" });
  made.createObjectStore(ROWS, { keyPath: ["game", "place"] });
});

/** Games that are dropped at most for one input of another. */
const MOST_DROPPED = 3;

/** What a list of games says of one. */
export type Described = Pick<KeptGame, "names" | "scenario" | "played" | "round" | "isOver">;

/** The journal of a game. Where the browser refuses, as private windows do and full storage, it keeps nothing and says so. */
export class KeptJournal implements Journal {
  isLasting = true;
  private readonly id: string;
  private readonly describe: () => Described;
  private readonly written: () => void;

  constructor(id: string, describe: () => Described, written: () => void = () => undefined) {
    this.id = id;
    this.describe = describe;
    this.written = written;
  }

  async load(after: number): Promise<readonly JournalRow[]> {
    if (!this.isLasting) return [];
    const rows = await keptRows(this.id, after);
    return rows.map((text) => JSON.parse(text) as JournalRow);
  }

  /** Finished games make room where there is none: a few at a time, for a browser may not notice at once what is gone. */
  async append(after: number, rows: readonly JournalRow[]): Promise<"kept" | "conflict"> {
    for (let dropped = 0; this.isLasting; dropped += 1) {
      try {
        const kept = await this.write(after, rows);
        if (kept === "kept") this.written();
        return kept;
      } catch (error) {
        this.isLasting = isShortOfRoom(error) && dropped < MOST_DROPPED && (await makeRoomFor(this.id));
      }
    }
    return "kept";
  }

  private write(after: number, rows: readonly JournalRow[]): Promise<"kept" | "conflict"> {
    return transact(database, [GAMES, ROWS], "readwrite", (store) => {
      let isConflict = false;
      const line = store(GAMES).get(this.id);
      line.onsuccess = () => {
        const { rows: there = 0, changed = 0, look, pins } = (line.result as Line | undefined) ?? {};
        isConflict = there !== after;
        if (isConflict) return;
        rows.forEach((row, at) => {
          store(ROWS).put({ game: this.id, place: after + at, text: JSON.stringify(row) } satisfies Row);
        });
        const now = Math.max(Date.now(), changed + 1);
        store(GAMES).put({ ...this.describe(), id: this.id, changed: now, rows: after + rows.length, look, pins } satisfies Line);
      };
      return () => (isConflict ? "conflict" : "kept");
    });
  }
}

const isShortOfRoom = (error: unknown): boolean => error instanceof Error && error.name === "QuotaExceededError";

/** Whether a game could be dropped. */
async function makeRoomFor(id: string): Promise<boolean> {
  const dropped = firstToGo(await keptGames(), id);
  if (dropped !== undefined) await forgetGame(dropped);
  return dropped !== undefined;
}

/** How a game looks by now, or the PINs of its seats; nothing where it is not kept. */
export async function keepInLine(id: string, known: Pick<Line, "look"> | Pick<Line, "pins">): Promise<void> {
  await transact(database, [GAMES], "readwrite", (store) => {
    const line = store(GAMES).get(id);
    line.onsuccess = () => {
      if (line.result !== undefined) store(GAMES).put({ ...(line.result as Line), ...known } satisfies Line);
    };
    return () => undefined;
  }).catch(() => undefined);
}

export const keptPins = (id: string): Promise<KeptPins> =>
  transact(database, [GAMES], "readonly", (store) => {
    const line = store(GAMES).get(id);
    return () => (line.result as Line | undefined)?.pins ?? {};
  }).catch(() => ({}));

/** Whether the browser keeps anything: private windows of some do not. */
export const canKeepGames = (): Promise<boolean> =>
  database().then(
    () => true,
    () => false,
  );

/** The newest first, those of earlier versions among them. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const lines = await transact(database, [GAMES], "readonly", (store) => {
    const all = store(GAMES).getAll();
    return () => all.result as readonly Line[];
  }).catch(() => []);
  const known = new Set(lines.map(({ id }) => id));
  const former = (await formerGames()).filter(({ id }) => !known.has(id));
  const games = [...lines.map(({ rows: _, pins: _pins, ...game }) => game), ...former].toSorted(
    (one, other) => other.changed - one.changed,
  );
  const dropped = beyondMost(games);
  for (const id of dropped) await forgetGame(id);
  return games.filter(({ id }) => !dropped.includes(id));
}

export async function forgetGame(id: string): Promise<void> {
  await transact(database, [GAMES, ROWS], "readwrite", (store) => {
    store(GAMES).delete(id);
    store(ROWS).delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
    return () => undefined;
  }).catch(() => undefined);
  await forgetFormerGame(id);
}

/** The rows of a game as they are kept, each as JSON. */
export const keptRows = (id: string, after = 0): Promise<readonly string[]> =>
  transact(database, [ROWS], "readonly", (store) => {
    const rows = store(ROWS).getAll(IDBKeyRange.bound([id, after], [id, Number.POSITIVE_INFINITY]));
    return () => (rows.result as readonly Row[]).map(({ text }) => text);
  }).catch(() => []);

/** Keeps a game from a file whole, in the place of what is kept under its id; whether there was room for it. */
export const putGame = (game: KeptGame, rows: readonly string[]): Promise<boolean> =>
  transact(database, [GAMES, ROWS], "readwrite", (store) => {
    rows.forEach((text, place) => {
      store(ROWS).put({ game: game.id, place, text } satisfies Row);
    });
    store(GAMES).put({ ...game, rows: rows.length } satisfies Line);
    return () => true;
  }).catch(() => false);
