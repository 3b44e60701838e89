/** Reading what the command is given. */
import { createReadStream } from "node:fs";
import { complain } from "./exit-codes.ts";
import { systemReason } from "./system-words.ts";

/** The whole text of a file or, for `-`, of standard input; undefined with the reason said. No more is read than such a thing can hold. */
export async function readInput(file: string, what: string, most: number): Promise<string | undefined> {
  try {
    const parts: string[] = [];
    let length = 0;
    for await (const part of (file === "-" ? process.stdin : createReadStream(file)).setEncoding("utf8")) {
      parts.push(part);
      length += part.length;
      if (length > most) {
        complain(`${file} is too large for ${what}; at most ${most} characters are read.`);
        return undefined;
      }
    }
    return parts.join("");
  } catch (error) {
    complain(`${file} cannot be read: ${systemReason(error)}.`);
    return undefined;
  }
}
