/** Text files that are committed compressed, since records shrink to a fifteenth. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

/** The byte of a gzip header that names the system which wrote it, and what says "unknown". */
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

export const readGzip = (file: string): string => gunzipSync(readFileSync(file)).toString("utf8");

/** Leaves a file alone that holds this text already: another version of zlib packs the same text into other bytes. */
export function writeGzip(file: string, text: string): void {
  if (existsSync(file) && isHeldBy(file, text)) return;
  const packed = gzipSync(text, { level: 9 });
  packed[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  writeFileSync(file, packed);
}

/** A damaged file holds nothing. */
function isHeldBy(file: string, text: string): boolean {
  try {
    return readGzip(file) === text;
  } catch {
    return false;
  }
}
