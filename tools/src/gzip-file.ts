/** Text files that are committed compressed, since records shrink to a fifteenth. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

/** The byte in a gzip header for the system that wrote it, and the value for "unknown". */
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

export const readGzip = (file: string): string => gunzipSync(readFileSync(file)).toString("utf8");

/** Does not rewrite a file that already holds this text: another zlib version compresses the same text to different bytes. */
export function writeGzip(file: string, text: string): void {
  if (existsSync(file) && isHeldBy(file, text)) return;
  const packed = gzipSync(text, { level: 9 });
  packed[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  writeFileSync(file, packed);
}

/** A damaged file counts as not holding the text. */
function isHeldBy(file: string, text: string): boolean {
  try {
    return readGzip(file) === text;
  } catch {
    return false;
  }
}
