/**
 * Games that the browser saves automatically, so that a reload loses nothing. Each game has an entry in the list of games and the rows of
 * its journal. Rows are only ever added.
 */
import type { Journal, JournalRow } from "@broadside/host";
import type { SavedGameInfo } from "../shared/saved-game.ts";
import { databaseAt, transact } from "./database.ts";
import { deleteFormerGame, formerGames } from "./former-games.ts";
import { beyondMaximum, gameToDelete } from "./saved-games-limit.ts";

/** A game's entry, with the number of rows in its journal. */
interface Line extends SavedGameInfo {
  readonly rows: number;
  /** The hashes of the PINs, by seat. They are never written to a file. */
  readonly pins?: SavedPins | undefined;
}

export type SavedPins = Readonly<Record<number, string>>;

/** A row is stored as JSON, so that it reads back the same as from any other storage. */
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

/** How many other games may be deleted to save one input. */
const MOST_DROPPED = 3;

/** The facts about a game that the list of games shows. */
export type SavedGameFacts = Pick<SavedGameInfo, "names" | "scenario" | "played" | "round" | "isOver">;

/** A game's journal. If the browser refuses to store it (in a private window, or because storage is full), `isLasting` becomes false. */
export class BrowserJournal implements Journal {
  isLasting = true;
  private readonly id: string;
  private readonly describe: () => SavedGameFacts;
  private readonly written: () => void;

  constructor(id: string, describe: () => SavedGameFacts, written: () => void = () => undefined) {
    this.id = id;
    this.describe = describe;
    this.written = written;
  }

  async load(after: number): Promise<readonly JournalRow[]> {
    if (!this.isLasting) return [];
    const rows = await savedRows(this.id, after);
    return rows.map((text) => JSON.parse(text) as JournalRow);
  }

  /** If storage is full, deletes a few finished games, one after another, because a browser may take a while to free their space. */
  async append(after: number, rows: readonly JournalRow[]): Promise<"saved" | "conflict"> {
    for (let dropped = 0; this.isLasting; dropped += 1) {
      try {
        const outcome = await this.write(after, rows);
        if (outcome === "saved") this.written();
        return outcome;
      } catch (error) {
        this.isLasting = isShortOfRoom(error) && dropped < MOST_DROPPED && (await makeRoomFor(this.id));
      }
    }
    return "saved";
  }

  private write(after: number, rows: readonly JournalRow[]): Promise<"saved" | "conflict"> {
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
      return () => (isConflict ? "conflict" : "saved");
    });
  }
}

const isShortOfRoom = (error: unknown): boolean => error instanceof Error && error.name === "QuotaExceededError";

/** Deletes one finished game. Returns false if there is none. */
async function makeRoomFor(id: string): Promise<boolean> {
  const dropped = gameToDelete(await savedGames(), id);
  if (dropped !== undefined) await deleteGame(dropped);
  return dropped !== undefined;
}

/** Updates a saved game's picture or its seats' PINs. Does nothing if the game isn't saved. */
export async function updateSavedGame(id: string, known: Pick<Line, "look"> | Pick<Line, "pins">): Promise<void> {
  await transact(database, [GAMES], "readwrite", (store) => {
    const line = store(GAMES).get(id);
    line.onsuccess = () => {
      if (line.result !== undefined) store(GAMES).put({ ...(line.result as Line), ...known } satisfies Line);
    };
    return () => undefined;
  }).catch(() => undefined);
}

export const savedPins = (id: string): Promise<SavedPins> =>
  transact(database, [GAMES], "readonly", (store) => {
    const line = store(GAMES).get(id);
    return () => (line.result as Line | undefined)?.pins ?? {};
  }).catch(() => ({}));

/** Whether the browser stores anything; some private windows don't. */
export const canSaveGames = (): Promise<boolean> =>
  database().then(
    () => true,
    () => false,
  );

/** All saved games, the newest first, including those from earlier versions. */
export async function savedGames(): Promise<readonly SavedGameInfo[]> {
  const lines = await transact(database, [GAMES], "readonly", (store) => {
    const all = store(GAMES).getAll();
    return () => all.result as readonly Line[];
  }).catch(() => []);
  const known = new Set(lines.map(({ id }) => id));
  const former = (await formerGames()).filter(({ id }) => !known.has(id));
  const games = [...lines.map(({ rows: _, pins: _pins, ...game }) => game), ...former].toSorted(
    (one, other) => other.changed - one.changed,
  );
  const dropped = beyondMaximum(games);
  for (const id of dropped) await deleteGame(id);
  return games.filter(({ id }) => !dropped.includes(id));
}

export async function deleteGame(id: string): Promise<void> {
  await transact(database, [GAMES, ROWS], "readwrite", (store) => {
    store(GAMES).delete(id);
    store(ROWS).delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
    return () => undefined;
  }).catch(() => undefined);
  await deleteFormerGame(id);
}

/** A game's stored rows, each as JSON. */
export const savedRows = (id: string, after = 0): Promise<readonly string[]> =>
  transact(database, [ROWS], "readonly", (store) => {
    const rows = store(ROWS).getAll(IDBKeyRange.bound([id, after], [id, Number.POSITIVE_INFINITY]));
    return () => (rows.result as readonly Row[]).map(({ text }) => text);
  }).catch(() => []);

/** Saves a whole game from a file, replacing any game with the same id. Returns whether there was room. */
export const putGame = (game: SavedGameInfo, rows: readonly string[]): Promise<boolean> =>
  transact(database, [GAMES, ROWS], "readwrite", (store) => {
    rows.forEach((text, place) => {
      store(ROWS).put({ game: game.id, place, text } satisfies Row);
    });
    store(GAMES).put({ ...game, rows: rows.length } satisfies Line);
    return () => true;
  }).catch(() => false);
