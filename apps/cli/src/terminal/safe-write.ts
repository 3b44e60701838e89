/**
 * Writes a file either completely, including the flush to disk, or not at all. It first writes a hidden file next to the target, then
 * renames that file.
 */
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

/** Writes all bytes and flushes them to disk. Uses a single write unless the system accepts only part of the bytes. */
export function writeFully(descriptor: number, bytes: Buffer, at: number): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written, bytes.length - written, at + written);
  fsyncSync(descriptor);
}

/** Writes a new file. Throws EEXIST if there is one already. */
export const writeNew = (path: string, content: Buffer | string): void =>
  writeBy(path, content, (unfinished) => {
    try {
      // Unlike renaming, linking never replaces a file.
      linkSync(unfinished, path);
    } catch (error) {
      if (existsAlready(error)) throw error;
      // Some disks don't support links. There, reserve the name first.
      closeSync(openSync(path, "wx"));
      renameSync(unfinished, path);
    }
  });

/**
 * Writes a file, replacing an existing one; links to the file still work. Writes directly to anything that isn't a file, such as a pipe.
 */
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
      writeFully(descriptor, Buffer.from(content), 0);
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

/** The names of this process's unfinished files. */
const own = new Set<string>();

const host = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
const UNFINISHED = /^\.broadside-(?<host>[0-9a-f]{8})-(?<pid>\d+)-[0-9a-f]{8}\.tmp$/;

/**
 * Returns a hidden name that contains the machine and the process, so that other processes can tell whether the file is still being
 * written.
 */
export const unfinishedName = (pid: number): string => `.broadside-${host}-${pid}-${randomBytes(4).toString("hex")}.tmp`;

/** Deletes files that killed processes left in a folder. It can only check processes on this machine. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const { host: writer, pid = "" } = UNFINISHED.exec(name)?.groups ?? {};
    if (writer !== host || own.has(name)) continue;
    if (Number(pid) === process.pid || !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** Saves an incomplete row in a new file next to the original, and returns the new file's name. */
export function writeBeside(path: string, bytes: Buffer): string {
  for (let number = 1; ; number += 1) {
    const aside = `${path}.torn-${number}`;
    try {
      writeNew(aside, bytes);
      return aside;
    } catch (error) {
      if (!existsAlready(error)) throw error;
    }
  }
}

/** Flushes a folder to disk if the system allows it, so that a new file's name is safely on disk too. */
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

export const existsAlready = (error: unknown): boolean => isSystemError(error) && error.code === "EEXIST";

export const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "code" in error;
