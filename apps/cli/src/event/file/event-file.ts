/**
 * An event on disk: one row a line, as JSON, only ever added to. A row that was accepted is on the disk before anybody hears of it; half a
 * row, left by a crash, is put aside when the next one is written. Where something is in the way, it is printed and nothing has changed.
 */
import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, statSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { invariant } from "@broadside/kit";
import { complain } from "../../exit-codes.ts";
import { systemReason } from "../../terminal/system-words.ts";
import { isSystemError, writeBeside, writeNew, writeWhole } from "../../terminal/whole-write.ts";
import { eventCommand } from "./command-words.ts";
import { isOpenDocument, readOpenDocument } from "./event-document.ts";
import { acquireLock, isHeld, type Lock, releaseLock } from "./event-lock.ts";
import { isBlank, parseRows, type RowReader, type StoredRow } from "./event-rows.ts";

/** In bytes; more than any event comes to, less than memory. */
const EVENT_LIMIT = 256 * 1024 * 1024;

interface EventFile<Row> {
  /** As the user calls it, and where it really is. */
  readonly name: string;
  readonly path: string;
  readonly rows: readonly Row[];
  /** Of the whole rows, in bytes; what follows is half a row. */
  readonly length: number;
  readonly torn: Buffer;
  /** An editor may have taken away the last line's end. */
  readonly endsOpen: boolean;
}

/** To look at: takes no lock, changes nothing, and leaves out half a row, which may just be being written. An open document is read too. */
export async function readEvent<Row extends StoredRow>(name: string, readRow: RowReader<Row>): Promise<readonly Row[] | undefined> {
  const path = await locate(name);
  const bytes = path === undefined ? undefined : readBytes(name, path);
  if (path === undefined || !bytes) return undefined;
  if (isOpenDocument(bytes)) return readOpenDocument(name, bytes, readRow);
  const file = parsed(name, path, bytes, readRow);
  if (file && !isBlank(file.torn))
    complain(`${name} ends in half a row, which is not counted; the next command that writes puts it aside.`);
  return file?.rows;
}

/**
 * Adds the rows that `change` makes of those that are there, under the lock; returns all of them. Undefined where the
 * file does not let itself be changed, or where `change` refuses by giving undefined.
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

/** A new event of these rows, the first of which creates it; a file that is there is never written over. */
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
    complain(taken ? `${name} is there already; an event is not written over.` : `${name} cannot be made: ${systemReason(error)}.`);
    return false;
  } finally {
    releaseLock(lock);
  }
}

/** The file behind all links, so that everybody locks the same. */
async function locate(name: string): Promise<string | undefined> {
  try {
    const path = await realpath(name);
    const found = await stat(path);
    if (found.isFile()) return path;
    complain(`${name} is ${found.isDirectory() ? "a folder" : "no file"}, not an event.`);
  } catch (error) {
    const missing = isSystemError(error) && (error.code === "ENOENT" || error.code === "ENOTDIR");
    complain(missing ? `There is no event ${name}.` : `${name} cannot be read: ${systemReason(error)}.`);
  }
  return undefined;
}

async function locateNew(name: string): Promise<string | undefined> {
  try {
    return join(await realpath(dirname(name)), basename(name));
  } catch (error) {
    complain(`${name} cannot be made: ${systemReason(error)}.`);
    return undefined;
  }
}

function openEventFile<Row extends StoredRow>(name: string, path: string, readRow: RowReader<Row>): EventFile<Row> | undefined {
  const bytes = readBytes(name, path);
  if (bytes && isOpenDocument(bytes)) {
    const asLog = eventCommand("export", name, "--to log -o NEW.jsonl");
    complain(`${name} is the open document of an event, which is only looked at. Make an event of it that goes on: ${asLog}`);
    return undefined;
  }
  return bytes && parsed(name, path, bytes, readRow);
}

function parsed<Row extends StoredRow>(name: string, path: string, bytes: Buffer, readRow: RowReader<Row>): EventFile<Row> | undefined {
  const { rows, length, endsOpen, problem } = parseRows(bytes, readRow);
  if (rows.length === 0) complain(`${name} is not an event: ${problem ?? "it holds no whole row"}.`);
  else if (problem !== undefined) complain(`${name} is damaged: ${problem}. Nothing was changed. ${mendInWords(name, rows.length)}`);
  else return { name, path, rows, length, endsOpen, torn: bytes.subarray(length) };
  return undefined;
}

const mendInWords = (name: string, good: number): string =>
  `Its first ${good === 1 ? "row is" : `${good} rows are`} good: keep a copy of the file, mend line ${good + 1} (or take it and all after it ` +
  `away), and look at the rest with ${eventCommand("check", name)}`;

/** In one go and no further than it reaches now: somebody may be adding to it. */
function readBytes(name: string, path: string): Buffer | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, "r");
    const { size } = fstatSync(descriptor);
    if (size > EVENT_LIMIT) {
      complain(`${name} is too large for an event; at most ${EVENT_LIMIT} bytes are read.`);
      return undefined;
    }
    const bytes = Buffer.alloc(size);
    let read = 0;
    for (let got = -1; got !== 0 && read < size; read += got) got = readSync(descriptor, bytes, read, size - read, read);
    return bytes.subarray(0, read);
  } catch (error) {
    complain(`${name} cannot be read: ${systemReason(error)}.`);
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Keeps half a row in a file of its own, then cuts it off; blank lines are just cut off. Only under the lock: without it, somebody is still writing it. */
function putTornAside({ name, path, torn, length }: EventFile<unknown>): boolean {
  if (torn.length === 0) return true;
  try {
    const aside = isBlank(torn) ? undefined : writeBeside(path, torn);
    changeFile(path, (descriptor) => {
      ftruncateSync(descriptor, length);
      fsyncSync(descriptor);
    });
    if (aside !== undefined)
      complain(`${name} ended in half a row, which was never finished; it is kept in ${aside}, and the event goes on without it.`);
    return true;
  } catch (error) {
    complain(`${name} ends in half a row that cannot be put aside: ${systemReason(error)}.`);
    return false;
  }
}

/** On the disk, all of them, or none and the file as long as it was. */
function appendRows<Row extends StoredRow>(file: EventFile<Row>, added: readonly Row[], readRow: RowReader<Row>, lock: Lock): boolean {
  const { name, path, rows, length, endsOpen } = file;
  const text = bytesOf(added, rows.length, readRow);
  const bytes = endsOpen ? Buffer.concat([Buffer.from("\n"), text]) : text;
  if (length + bytes.length > EVENT_LIMIT) {
    complain(`${name} is full: an event has at most ${EVENT_LIMIT} bytes. Nothing was written.`);
    return false;
  }
  try {
    changeFile(path, (descriptor) => {
      if (!isHeld(lock)) throw new Error(`${lock.path} was taken away meanwhile`);
      if (fstatSync(descriptor).size !== length) throw new Error("another program has changed it meanwhile");
      writeOrRestore(descriptor, bytes, length);
    });
    return true;
  } catch (error) {
    complain(`${name} cannot be written: ${systemReason(error)}. ${endInWords(path, length)}`);
    return false;
  }
}

function writeOrRestore(descriptor: number, bytes: Buffer, length: number): void {
  try {
    writeWhole(descriptor, bytes, length);
  } catch (error) {
    ftruncateSync(descriptor, length);
    fsyncSync(descriptor);
    throw error;
  }
}

function endInWords(path: string, length: number): string {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  return size === length ? "It stands as it was before." : `It was ${length} bytes long before and is not now; look at its end.`;
}

/** What is written can be read again: rows that cannot are a mistake of ours. */
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
