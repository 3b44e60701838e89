/** Reads record files, both those saved by the app and compressed ones like those in the documentation. */
import { inflate } from "../browser/inflate.ts";
import { WORDS } from "../words/parts.ts";

/** The file types to offer in the dialog that opens a record. */
export const RECORD_FILES = ".json,.gz,application/json,application/gzip";

/** The limit of `parseRecord`. */
const MOST_CHARACTERS = 100_000_000;

/**
 * Detects compression by the first bytes instead of the file name, because people rename files, and a server may already have decompressed
 * the text.
 */
export async function recordText(
  file: Blob,
  mostCharacters = MOST_CHARACTERS,
): Promise<{ readonly text: string } | { readonly refused: string }> {
  const text = (await isGzip(file)) ? await inflate(file, "gzip", mostCharacters) : await file.text();
  if (text === undefined) return { refused: WORDS.damagedFile };
  return text.length > mostCharacters ? { refused: WORDS.largeFile } : { text };
}

async function isGzip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}
