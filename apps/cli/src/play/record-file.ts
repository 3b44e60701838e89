/** Game records on the disk: written whole or not at all, never over another file unless told so; read with every problem said. */
import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { type GameRecord, parseRecord } from "@broadside/rules";
import { complain } from "../exit-codes.ts";
import { problemInWords } from "../squad/squad-file.ts";
import { readInput } from "../terminal/read-input.ts";
import { systemReason } from "../terminal/system-words.ts";
import { isTaken, writeNew, writeOver } from "../terminal/whole-write.ts";

/** More than the longest game takes; as much as `parseRecord` reads. */
const MOST_CHARACTERS = 100_000_000;

/** Asked before a game is played for nothing. */
export async function canWrite(file: string, force: boolean): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile()) complain(`${file} is ${found.isDirectory() ? "a folder" : "no file"}; name a file.`);
  else if (found && !force) complain(takenInWords(file));
  else
    try {
      await access(dirname(file), constants.W_OK);
      return true;
    } catch (error) {
      complain(`${file} cannot be written: ${systemReason(error)}.`);
    }
  return false;
}

export function writeRecord(file: string, record: GameRecord, force: boolean): boolean {
  try {
    const write = force ? writeOver : writeNew;
    write(file, packedByName(file, `${JSON.stringify(record)}\n`));
    return true;
  } catch (error) {
    complain(isTaken(error) ? takenInWords(file) : `${file} cannot be written: ${systemReason(error)}.`);
    return false;
  }
}

/** Compressed where the name says so. */
const packedByName = (file: string, text: string): string | Buffer => (file.endsWith(".gz") ? gzipSync(text) : text);

const takenInWords = (file: string): string => `${file} is there already; --force writes over it.`;

export async function readRecord(file: string): Promise<GameRecord | undefined> {
  const text = await readInput(file, "a game record", MOST_CHARACTERS);
  if (text === undefined) return undefined;
  const parsed = parseRecord(text);
  if (parsed.ok) return parsed.value;
  complain(`${file} is not a game record:`);
  for (const problem of parsed.problems) complain(`  ${problemInWords(problem)}`);
  return undefined;
}
