/** Files that are written whole and to the disk, or not at all: first under a hidden name beside them, then put in their place. */
import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { isAlive } from "./process-alive.ts";

/** All bytes, on the disk. One write, unless the system takes only a part. */
export function writeWhole(descriptor: number, bytes: Buffer, at: number): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written, bytes.length - written, at + written);
  fsyncSync(descriptor);
}

/** A file that was not there; throws EEXIST where there is one. */
export const writeNew = (path: string, content: Buffer | string): void =>
  writeBy(path, content, (unfinished) => {
    try {
      // A link, unlike a new name, is never laid over a file.
      linkSync(unfinished, path);
    } catch (error) {
      if (isTaken(error)) throw error;
      // Not every disk has links; there the name is taken first.
      closeSync(openSync(path, "wx"));
      renameSync(unfinished, path);
    }
  });

/** In the place of the file that is there, if any; a link still leads to it. What is no file, such as a pipe, is written to directly. */
export function writeOver(name: string, content: Buffer | string): void {
  const found = statSync(name, { throwIfNoEntry: false });
  const path = found?.isFile() === true ? realpathSync(name) : name;
  if (found && !found.isFile()) writeDirectly(path, content);
  else writeBy(path, content, (unfinished) => renameSync(unfinished, path), found?.mode);
}

function writeBy(path: string, content: Buffer | string, putInPlace: (unfinished: string) => void, mode?: number): void {
  const folder = dirname(path);
  const name = unfinishedName(process.pid);
  const unfinished = join(folder, name);
  own.add(name);
  try {
    removeAbandoned(folder);
    const descriptor = openSync(unfinished, "wx");
    try {
      if (mode !== undefined) fchmodSync(descriptor, mode);
      writeWhole(descriptor, Buffer.from(content), 0);
    } finally {
      closeSync(descriptor);
    }
    putInPlace(unfinished);
    syncFolder(folder);
  } finally {
    rmSync(unfinished, { force: true });
    own.delete(name);
  }
}

function writeDirectly(path: string, content: Buffer | string): void {
  const descriptor = openSync(path, "w");
  try {
    const bytes = Buffer.from(content);
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
  } finally {
    closeSync(descriptor);
  }
}

/** What this process is writing now, by name. */
const own = new Set<string>();

const host = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
const UNFINISHED = /^\.broadside-(?<host>[0-9a-f]{8})-(?<pid>\d+)-[0-9a-f]{8}\.tmp$/;

/** The machine and the process are in the name, so that others can tell whether somebody still writes it. */
export const unfinishedName = (pid: number): string => `.broadside-${host}-${pid}-${randomBytes(4).toString("hex")}.tmp`;

/** Files that killed runs of this machine have left in a folder; of another machine's processes nothing is known here. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const { host: writer, pid = "" } = UNFINISHED.exec(name)?.groups ?? {};
    if (writer !== host || own.has(name)) continue;
    if (Number(pid) === process.pid || !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** Keeps half a row of a file in a file of its own beside it; how that is called. */
export function writeBeside(path: string, bytes: Buffer): string {
  for (let number = 1; ; number += 1) {
    const aside = `${path}.torn-${number}`;
    try {
      writeNew(aside, bytes);
      return aside;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

/** A new file's name is on the disk too. Not every system knows how. */
function syncFolder(folder: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(folder, "r");
    fsyncSync(descriptor);
  } catch (error) {
    if (!isSystemError(error) || !["EPERM", "EISDIR", "EINVAL", "ENOTSUP", "EACCES"].includes(error.code ?? "")) throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

export const isTaken = (error: unknown): boolean => isSystemError(error) && error.code === "EEXIST";

export const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "code" in error;
