/** Reads the files that the user gives a command. */

import { createReadStream } from "node:fs";
import { gunzipSync } from "node:zlib";
import { complain } from "./messages.ts";
import { systemReason } from "./system-words.ts";

/** The most bytes per character in the supported encodings. */
const BYTES_OF_A_CHARACTER = 3;

/**
 * Reads the whole text of a file, or of standard input for `-`. Prints the reason and returns undefined if it can't. It stops reading at
 * `most` characters, and unpacks gzip files whatever their name is.
 */
export async function readInput(file: string, what: string, most: number): Promise<string | undefined> {
  try {
    const bytes = await bytesOf(file, most * BYTES_OF_A_CHARACTER);
    const text = bytes && textOf(bytes);
    if (text !== undefined && text.length <= most) return text;
    complain(`${file} is too large for ${what}: at most ${most} characters are read.`, `Check that this file really is ${what}.`);
    return undefined;
  } catch (error) {
    complain(`${file} can't be read: ${systemReason(error)}.`, `Check the name of the file with ${what}.`);
    return undefined;
  }
}

/** Reads up to `most` bytes. Returns undefined if there are more. */
async function bytesOf(file: string, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of file === "-" ? process.stdin : createReadStream(file)) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
    if (length > most) return undefined;
  }
  const bytes = Buffer.concat(parts);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? unpacked(bytes, most) : bytes;
}

function unpacked(bytes: Buffer, most: number): Buffer | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Decodes UTF-8, or UTF-16 if the bytes begin with its byte order mark, as in files written by Windows shells. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
