/** Reads and writes game records. A record is written completely or not at all, and only overwrites a file with --force. */

import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import type { Problem } from "@broadside/kit";
import { type GameRecord, parseRecord } from "@broadside/rules";
import { complain, complainOf } from "../terminal/messages.ts";
import { readInput } from "../terminal/read-input.ts";
import { existsAlready, writeNew, writeOver } from "../terminal/safe-write.ts";
import { systemReason } from "../terminal/system-words.ts";

/** More than the longest game needs, and the most that `parseRecord` reads. */
const MOST_CHARACTERS = 100_000_000;

/** Checks the file before a game, so that the game isn't played for nothing. */
export async function canWrite(file: string, force: boolean): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile()) complain(`${file} is ${found.isDirectory() ? "a folder" : "not a file"}.`, "Name a file.");
  else if (found && !force) refuseTaken(file);
  else
    try {
      await access(dirname(file), constants.W_OK);
      return true;
    } catch (error) {
      refuseUnwritable(file, error);
    }
  return false;
}

export function writeRecord(file: string, record: GameRecord, force: boolean): boolean {
  try {
    const write = force ? writeOver : writeNew;
    write(file, packedByName(file, `${JSON.stringify(record)}\n`));
    return true;
  } catch (error) {
    if (existsAlready(error)) refuseTaken(file);
    else refuseUnwritable(file, error);
    return false;
  }
}

/** Compresses the text if the file name ends in .gz. */
const packedByName = (file: string, text: string): string | Buffer => (file.endsWith(".gz") ? gzipSync(text) : text);

const refuseTaken = (file: string): void => complain(`${file} already exists.`, "Add --force to overwrite it, or name another file.");
const refuseUnwritable = (file: string, error: unknown): void =>
  complain(`${file} can't be written: ${systemReason(error)}.`, "Choose a file in a folder that you can write to.");

export async function readRecord(file: string): Promise<GameRecord | undefined> {
  const text = await readInput(file, "a game record", MOST_CHARACTERS);
  if (text === undefined) return undefined;
  const parsed = parseRecord(text);
  if (parsed.ok) return parsed.value;
  complainOf(
    `${file} isn't a game record:`,
    parsed.problems.map(problemInWords),
    "Use a file that broadside play --record or the app has saved.",
  );
  return undefined;
}

const problemInWords = ({ path, reason }: Problem): string => `${path === "" ? "the document" : path} ${reason}`;
