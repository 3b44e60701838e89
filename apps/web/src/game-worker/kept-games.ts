/**
 * Games that the browser keeps by itself, so that a reload loses nothing: of each a line for the list of games, and the rows of its journal, which
 * are only ever added.
 */
import type { Journal, JournalRow } from "@broadside/host";
import { databaseAt, transact } from "./database.ts";
import { forgetFormerGame, formerGames } from "./former-games.ts";
import type { KeptGame } from "./protocol.ts";

/** The line of a game, and how many rows its journal has. */
interface Line extends KeptGame {
  readonly rows: number;
}

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
/** The oldest make room. */
const MOST_GAMES = 20;

/** What a list of games says of one. */
export type Described = Pick<KeptGame, "names" | "scenario" | "round" | "isOver">;

/** The journal of a game. Where the browser refuses, as private windows do and full storage, it keeps nothing and says so. */
export class KeptJournal implements Journal {
  isLasting = true;
  private readonly id: string;
  private readonly describe: () => Described;

  constructor(id: string, describe: () => Described) {
    this.id = id;
    this.describe = describe;
  }

  async load(after: number): Promise<readonly JournalRow[]> {
    if (!this.isLasting) return [];
    const range = () => IDBKeyRange.bound([this.id, after], [this.id, Number.POSITIVE_INFINITY]);
    const found = await transact(database, [ROWS], "readonly", (store) => {
      const rows = store(ROWS).getAll(range());
      return () => rows.result as readonly Row[];
    }).catch(() => []);
    return found.map(({ text }) => JSON.parse(text) as JournalRow);
  }

  async append(after: number, rows: readonly JournalRow[]): Promise<"kept" | "conflict"> {
    if (!this.isLasting) return "kept";
    try {
      return await transact(database, [GAMES, ROWS], "readwrite", (store) => {
        let isConflict = false;
        const line = store(GAMES).get(this.id);
        line.onsuccess = () => {
          const { rows: there = 0, changed = 0 } = (line.result as Line | undefined) ?? {};
          isConflict = there !== after;
          if (isConflict) return;
          rows.forEach((row, at) => {
            store(ROWS).put({ game: this.id, place: after + at, text: JSON.stringify(row) } satisfies Row);
          });
          const now = Math.max(Date.now(), changed + 1);
          store(GAMES).put({ ...this.describe(), id: this.id, changed: now, rows: after + rows.length } satisfies Line);
        };
        return () => (isConflict ? "conflict" : "kept");
      });
    } catch {
      this.isLasting = false;
      return "kept";
    }
  }
}

/** The newest first, those of earlier versions among them. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const lines = await transact(database, [GAMES], "readonly", (store) => {
    const all = store(GAMES).getAll();
    return () => all.result as readonly Line[];
  }).catch(() => []);
  const known = new Set(lines.map(({ id }) => id));
  const former = (await formerGames()).filter(({ id }) => !known.has(id));
  const games = [...lines.map(({ rows: _, ...game }) => game), ...former].toSorted((one, other) => other.changed - one.changed);
  for (const { id } of games.slice(MOST_GAMES)) await forgetGame(id);
  return games.slice(0, MOST_GAMES);
}

export async function forgetGame(id: string): Promise<void> {
  await transact(database, [GAMES, ROWS], "readwrite", (store) => {
    store(GAMES).delete(id);
    store(ROWS).delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
    return () => undefined;
  }).catch(() => undefined);
  await forgetFormerGame(id);
}
