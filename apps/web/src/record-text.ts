/** Files with a game's record, as people save them or compressed as the documentation has them. */
import { inflate } from "./inflate.ts";
import { WORDS } from "./words/parts.ts";

/** What the browser offers first where a record is opened. */
export const RECORD_FILES = ".json,.gz,application/json,application/gzip";

/** As much as `parseRecord` reads. */
const MOST_CHARACTERS = 100_000_000;

/** Goes by the first bytes, not by the name: a server may have unpacked the file on its way, and people rename files. */
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
