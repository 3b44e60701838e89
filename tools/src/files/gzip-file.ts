/** Reads and writes compressed text files. Records are committed compressed, because that makes them fifteen times smaller. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

/** The position of the byte in a gzip header that names the writer's system, and its value for "unknown". */
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

export const readGzip = (file: string): string => gunzipSync(readFileSync(file)).toString("utf8");

/** Leaves a file alone if it already holds this text, because another zlib version would compress the text to different bytes. */
export function writeGzip(file: string, text: string): void {
  if (existsSync(file) && isHeldBy(file, text)) return;
  const packed = gzipSync(text, { level: 9 });
  packed[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  writeFileSync(file, packed);
}

/** A damaged file doesn't hold the text. */
function isHeldBy(file: string, text: string): boolean {
  try {
    return readGzip(file) === text;
  } catch {
    return false;
  }
}
