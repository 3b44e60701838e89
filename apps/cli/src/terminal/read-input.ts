/** Reading what the command is given. */
import { createReadStream } from "node:fs";
import { gunzipSync } from "node:zlib";
import { complain } from "../exit-codes.ts";
import { systemReason } from "./system-words.ts";

/** More bytes than this no character takes in any of the encodings that are read. */
const BYTES_OF_A_CHARACTER = 3;

/**
 * The whole text of a file or, for `-`, of standard input; undefined with the reason said. No more is read than such a thing can hold, and a
 * gzip file is unpacked, whatever its name is.
 */
export async function readInput(file: string, what: string, most: number): Promise<string | undefined> {
  try {
    const bytes = await bytesOf(file, most * BYTES_OF_A_CHARACTER);
    const text = bytes && textOf(bytes);
    if (text !== undefined && text.length <= most) return text;
    complain(`${file} is too large for ${what}; at most ${most} characters are read.`);
    return undefined;
  } catch (error) {
    complain(`${file} cannot be read: ${systemReason(error)}.`);
    return undefined;
  }
}

/** Undefined where there are more. */
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

/** UTF-8, or UTF-16 where its mark stands first, as the shell of Windows writes what it is told to put into a file. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
