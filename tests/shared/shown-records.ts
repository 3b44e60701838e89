/** The recorded games of the documentation. */
import { join } from "node:path";
import { readGzip } from "@broadside/tools/files/gzip-file";

/** The text of a game's record. */
export const shownText = (game: string): string => readGzip(join(import.meta.dirname, "..", "..", "docs", "records", game, "game.json.gz"));
