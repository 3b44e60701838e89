/** Files that are written whole and to the disk, or not at all. */
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** All bytes, on the disk. One write, unless the system takes only a part. */
export function writeWhole(descriptor: number, bytes: Buffer, at: number): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written, bytes.length - written, at + written);
  fsyncSync(descriptor);
}

/** A file that was not there, whole and on the disk, or none. */
export function writeNew(path: string, bytes: Buffer): void {
  const descriptor = openSync(path, "wx");
  try {
    writeWhole(descriptor, bytes, 0);
    syncFolder(path);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
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
      if (!isSystemError(error) || error.code !== "EEXIST") throw error;
    }
  }
}

/** A new file's name is on the disk too. Not every system knows how. */
function syncFolder(path: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(dirname(path), "r");
    fsyncSync(descriptor);
  } catch (error) {
    if (!isSystemError(error) || !["EPERM", "EISDIR", "EINVAL", "ENOTSUP", "EACCES"].includes(error.code ?? "")) throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

export const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "code" in error;
