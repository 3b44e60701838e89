/**
 * Reads and writes an event file, which has one row per line, as JSON. Rows are added but never changed or deleted, and a command reports a
 * row only when it is safely on disk. If a crash leaves half a row at the end, the next write first moves that half to a separate file. If
 * something goes wrong, these functions print the problem and leave the file as it was.
 */

import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, statSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { invariant } from "@broadside/kit";
import { complain, type NextStep, printNote } from "../../terminal/messages.ts";
import { isSystemError, writeBeside, writeFully, writeNew } from "../../terminal/safe-write.ts";
import { systemReason } from "../../terminal/system-words.ts";
import { eventCommand } from "./command-words.ts";
import { isOpenDocument, readOpenDocument } from "./event-document.ts";
import { acquireLock, isHeld, type Lock, releaseLock } from "./event-lock.ts";
import { isBlank, parseRows, type RowReader, type StoredRow } from "./event-rows.ts";

/** The largest file to read, in bytes: more than any event needs, but small enough to fit in memory. */
const EVENT_LIMIT = 256 * 1024 * 1024;

interface EventFile<Row> {
  /** The name that the user typed, and the real path. */
  readonly name: string;
  readonly path: string;
  readonly rows: readonly Row[];
  /** The length of the complete rows, in bytes. An incomplete row may follow. */
  readonly length: number;
  readonly torn: Buffer;
  /** True if the file doesn't end in a newline, which an editor may have removed. */
  readonly endsOpen: boolean;
}

/** Reads an event or an open document without a lock. Skips an incomplete last row, which another process may still be writing. */
export async function readEvent<Row extends StoredRow>(name: string, readRow: RowReader<Row>): Promise<readonly Row[] | undefined> {
  const path = await locate(name);
  const bytes = path === undefined ? undefined : readBytes(name, path);
  if (path === undefined || !bytes) return undefined;
  if (isOpenDocument(bytes)) return readOpenDocument(name, bytes, readRow);
  const file = parsed(name, path, bytes, readRow);
  if (file && !isBlank(file.torn))
    printNote(`${name} ends in an incomplete row, which is ignored. The next command that changes the event moves it to a separate file.`);
  return file?.rows;
}

/**
 * Locks the file, adds the rows that `change` returns, and returns all rows. Returns undefined if the file can't be changed or `change`
 * refuses.
 */
export async function withEvent<Row extends StoredRow>(
  name: string,
  readRow: RowReader<Row>,
  change: (rows: readonly Row[]) => readonly Row[] | undefined | Promise<readonly Row[] | undefined>,
  patience?: number,
): Promise<readonly Row[] | undefined> {
  const path = await locate(name);
  const lock = path === undefined ? undefined : await acquireLock(path, name, patience);
  if (path === undefined || !lock) return undefined;
  try {
    const file = openEventFile(name, path, readRow);
    if (!file || !putTornAside(file)) return undefined;
    const added = await change(file.rows);
    if (!added) return undefined;
    if (added.length === 0) return file.rows;
    return appendRows(file, added, readRow, lock) ? [...file.rows, ...added] : undefined;
  } finally {
    releaseLock(lock);
  }
}

/** Creates an event from its first rows. Never overwrites a file. */
export async function createEvent<Row extends StoredRow>(name: string, readRow: RowReader<Row>, rows: readonly Row[]): Promise<boolean> {
  const bytes = bytesOf(rows, 0, readRow);
  const path = await locateNew(name);
  const lock = path === undefined ? undefined : await acquireLock(path, name);
  if (path === undefined || !lock) return false;
  try {
    writeNew(path, bytes);
    return true;
  } catch (error) {
    const taken = isSystemError(error) && error.code === "EEXIST";
    if (taken) complain(`${name} already exists, and a new event never overwrites a file.`, "Choose another file name.");
    else refuseNew(name, error);
    return false;
  } finally {
    releaseLock(lock);
  }
}

/** Returns the real file behind all links, so that everyone locks the same file. */
async function locate(name: string): Promise<string | undefined> {
  try {
    const path = await realpath(name);
    const found = await stat(path);
    if (found.isFile()) return path;
    complain(`${name} is ${found.isDirectory() ? "a folder" : "not a file"}, so it can't be an event.`, "Name the event's file.");
  } catch (error) {
    const missing = isSystemError(error) && (error.code === "ENOENT" || error.code === "ENOTDIR");
    if (missing)
      complain(`There is no event file ${name}.`, `Check the file name, or start an event: ${eventCommand("new", name, "--help")}`);
    else refuseUnreadable(name, error);
  }
  return undefined;
}

async function locateNew(name: string): Promise<string | undefined> {
  try {
    return join(await realpath(dirname(name)), basename(name));
  } catch (error) {
    refuseNew(name, error);
    return undefined;
  }
}

const refuseNew = (name: string, error: unknown): void =>
  complain(`${name} can't be created: ${systemReason(error)}.`, "Choose a file in an existing folder that you can write to.");
const refuseUnreadable = (name: string, error: unknown): void =>
  complain(`${name} can't be read: ${systemReason(error)}.`, "Check the file name and your permission to read the file.");

function openEventFile<Row extends StoredRow>(name: string, path: string, readRow: RowReader<Row>): EventFile<Row> | undefined {
  const bytes = readBytes(name, path);
  if (bytes && isOpenDocument(bytes)) {
    const asLog = eventCommand("export", name, "--to log -o NEW.jsonl");
    complain(`${name} is an event's open document, which commands can read but not change.`, `Make an event file from it: ${asLog}`);
    return undefined;
  }
  return bytes && parsed(name, path, bytes, readRow);
}

function parsed<Row extends StoredRow>(name: string, path: string, bytes: Buffer, readRow: RowReader<Row>): EventFile<Row> | undefined {
  const { rows, length, endsOpen, problem } = parseRows(bytes, readRow);
  if (rows.length === 0)
    complain(
      `${name} isn't an event: ${problem ?? "it has no complete row"}.`,
      "Check the file name, or start an event: broadside event new --help",
    );
  else if (problem !== undefined) complain(`${name} is damaged: ${problem}. Nothing was changed.`, repairStep(name, rows.length));
  else return { name, path, rows, length, endsOpen, torn: bytes.subarray(length) };
  return undefined;
}

const repairStep = (name: string, good: number): NextStep =>
  `Copy the file first. ${good === 1 ? "Its first row is good" : `Its first ${good} rows are good`}, so fix line ${good + 1} or delete it and all lines after it. Then run: ${eventCommand("check", name)}`;

/** Reads the file only up to its present length, even if another process adds to it. */
function readBytes(name: string, path: string): Buffer | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, "r");
    const { size } = fstatSync(descriptor);
    if (size > EVENT_LIMIT) {
      complain(`${name} is too large for an event: at most ${EVENT_LIMIT} bytes are read.`, "Check that this file really is an event.");
      return undefined;
    }
    const bytes = Buffer.alloc(size);
    let read = 0;
    for (let got = -1; got !== 0 && read < size; read += got) got = readSync(descriptor, bytes, read, size - read, read);
    return bytes.subarray(0, read);
  } catch (error) {
    refuseUnreadable(name, error);
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/**
 * Moves half a row to a separate file, and removes blank lines. Call this only while holding the lock. Without the lock, another process
 * may still be writing the row.
 */
function putTornAside({ name, path, torn, length }: EventFile<unknown>): boolean {
  if (torn.length === 0) return true;
  try {
    const aside = isBlank(torn) ? undefined : writeBeside(path, torn);
    changeFile(path, (descriptor) => {
      ftruncateSync(descriptor, length);
      fsyncSync(descriptor);
    });
    if (aside !== undefined)
      printNote(`${name} ended in an incomplete row. That row is saved in ${aside}, and the event continues without it.`);
    return true;
  } catch (error) {
    complain(
      `${name} ends in an incomplete row that can't be moved to a separate file: ${systemReason(error)}.`,
      "Check that you can write to the file and its folder.",
    );
    return false;
  }
}

/** Writes all rows to disk, or none. */
function appendRows<Row extends StoredRow>(file: EventFile<Row>, added: readonly Row[], readRow: RowReader<Row>, lock: Lock): boolean {
  const { name, path, rows, length, endsOpen } = file;
  const text = bytesOf(added, rows.length, readRow);
  const bytes = endsOpen ? Buffer.concat([Buffer.from("\n"), text]) : text;
  if (length + bytes.length > EVENT_LIMIT) {
    complain(`${name} is full: an event can have at most ${EVENT_LIMIT} bytes. Nothing was written.`, "Start a new event file.");
    return false;
  }
  try {
    changeFile(path, (descriptor) => {
      if (!isHeld(lock)) throw new Error(`someone deleted ${lock.path} in the meantime`);
      if (fstatSync(descriptor).size !== length) throw new Error("another program changed it in the meantime");
      writeOrRestore(descriptor, bytes, length);
    });
    return true;
  } catch (error) {
    const isUnchanged = statSync(path, { throwIfNoEntry: false })?.size === length;
    complain(
      `${name} can't be written: ${systemReason(error)}. ${isUnchanged ? "Nothing was changed." : `Its length has changed from ${length} bytes.`}`,
      isUnchanged ? "Fix that, then run the same command again." : `Check the end of the file: ${eventCommand("check", name)}`,
    );
    return false;
  }
}

function writeOrRestore(descriptor: number, bytes: Buffer, length: number): void {
  try {
    writeFully(descriptor, bytes, length);
  } catch (error) {
    ftruncateSync(descriptor, length);
    fsyncSync(descriptor);
    throw error;
  }
}

/** Encodes rows as bytes, and throws if they can't be read back, because that would be a bug. */
function bytesOf<Row extends StoredRow>(rows: readonly Row[], before: number, readRow: RowReader<Row>): Buffer {
  const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const { rows: again, problem } = parseRows(bytes, readRow, before);
  invariant(rows.length > 0, "no rows to write");
  invariant(again.length === rows.length && problem === undefined, `rows that cannot be read again: ${problem}`);
  return bytes;
}

function changeFile(path: string, change: (descriptor: number) => void): void {
  const descriptor = openSync(path, "r+");
  try {
    change(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
