/**
 * Records of format 1 as they were written at the time: games of every kind, short ones with changes by hand, and games saved by browsers.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readGzip } from "@broadside/tools/files/gzip-file";
import { SAVED_ROWS } from "../shared/saved-browser-games.ts";

const FOLDER = join(import.meta.dirname, "format-1-records");

/** Each as text, with its name. */
export const FORMAT_1_RECORDS: readonly (readonly [name: string, text: string])[] = [
  ...readdirSync(FOLDER)
    .toSorted()
    .map((file) => [file.replace(".json.gz", ""), readGzip(join(FOLDER, file))] as const),
  ...SAVED_ROWS.map(([name, { record }]) => [`kept by a browser: ${name}`, record] as const),
];
