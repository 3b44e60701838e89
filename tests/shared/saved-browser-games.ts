/** Games that browsers saved with an earlier version of the page. Each file holds one row of its database. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readGzip } from "@broadside/tools/files/gzip-file";

/** A row of the database `broadside.games.1`. */
export interface SavedRow {
  readonly id: string;
  readonly names: readonly string[];
  readonly scenario?: string;
  readonly round: number;
  readonly isOver: boolean;
  readonly changed: number;
  readonly record: string;
}

const FOLDER = join(import.meta.dirname, "saved-browser-games");

/** The rows with the names of their files. */
export const SAVED_ROWS: readonly (readonly [name: string, row: SavedRow])[] = readdirSync(FOLDER)
  .toSorted()
  .map((file) => [file.replace(".json.gz", ""), JSON.parse(readGzip(join(FOLDER, file))) as SavedRow]);
