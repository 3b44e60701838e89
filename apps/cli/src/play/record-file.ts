/** Game records on the disk: written whole or not at all, never over another file unless told so; read with every problem said. */
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, link, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { type GameRecord, parseRecord } from "@broadside/rules";
import { complain } from "../exit-codes.ts";
import { problemInWords } from "../squad/squad-file.ts";
import { readInput } from "../terminal/read-input.ts";
import { systemReason } from "../terminal/system-words.ts";

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

/** Under another name first, so that nobody ever reads half a record. */
export async function writeRecord(file: string, record: GameRecord, force: boolean): Promise<boolean> {
  const unfinished = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString("hex")}`);
  try {
    const handle = await open(unfinished, "wx");
    try {
      await handle.writeFile(packedByName(file, `${JSON.stringify(record)}\n`));
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (force) await rename(unfinished, file);
    else await putInPlace(unfinished, file);
    return true;
  } catch (error) {
    complain(isTaken(error) ? takenInWords(file) : `${file} cannot be written: ${systemReason(error)}.`);
    return false;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Compressed where the name says so. */
const packedByName = (file: string, text: string): string | Buffer => (file.endsWith(".gz") ? gzipSync(text) : text);

/** A link, unlike a new name, is never laid over a file; not every disk has links. */
const putInPlace = (unfinished: string, file: string): Promise<void> =>
  link(unfinished, file).catch((error: unknown) => {
    if (isTaken(error)) throw error;
    return rename(unfinished, file);
  });

const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EEXIST";
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
