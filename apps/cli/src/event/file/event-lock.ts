/** Allows one writer at a time: FILE.lock names the process that is writing FILE. Locks of dead processes are removed. */

import { randomUUID } from "node:crypto";
import { closeSync, openSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { EXIT } from "../../exit-codes.ts";
import { complain, printStatus } from "../../terminal/messages.ts";
import { isAlive } from "../../terminal/process-alive.ts";
import { systemReason } from "../../terminal/system-words.ts";

export interface Lock {
  readonly path: string;
  /** Distinguishes this lock from all other locks with the same path. */
  readonly token: string;
}

/** The content of a lock file. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** The machine's boot id, if known. It is needed because after a restart, another process may have the same `pid`. */
  readonly boot: string;
  readonly since: string;
  readonly token: string;
}

/** How many milliseconds to wait for the lock. After the shorter time below, a message explains the wait. */
const PATIENCE = 10_000;
const QUIET = 1_000;
/** A lock is written as soon as it is created. A lock that is still empty after this time belongs to a killed process. */
const UNREADABLE = 5_000;
const POLL = { least: 5, spread: 20 } as const;
/** For how many milliseconds Windows may refuse access to a file while the file is being deleted or scanned for viruses. */
const PASSING = 1_000;
/** Options for removing a lock: retry if something blocks it for a moment. */
const REMOVAL = { force: true, recursive: true, maxRetries: 5, retryDelay: 20 } as const;

/** The locks of this process. They are released however the process ends. */
const held = new Set<Lock>();

/** Waits for the lock. Prints the reason and returns undefined if it can't get one. `name` is the file as the user typed it. */
export async function acquireLock(file: string, name: string, patience = PATIENCE): Promise<Lock | undefined> {
  const path = `${file}.lock`;
  const began = performance.now();
  let said = false;
  try {
    for (;;) {
      const waited = performance.now() - began;
      const lock = orWhilePassing(() => create(path), waited);
      if (lock) {
        keep(lock);
        return lock;
      }
      if (orWhilePassing(() => clearLeftBehind(path), waited)) continue;
      if (waited >= patience) {
        complain(
          `${name} is still locked by ${holderInWords(path)}. Nothing was written.`,
          `Try again later. If no other command is using the file, delete ${path}.`,
        );
        return undefined;
      }
      if (waited >= QUIET && !said) {
        printStatus(`Waiting for ${name}, which is locked by ${holderInWords(path)} …`);
        said = true;
      }
      await sleep(POLL.least + Math.random() * POLL.spread);
    }
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    complain(`${name} can't be locked: ${systemReason(error)}. Nothing was written.`, "Check that you can write to its folder.");
    return undefined;
  }
}

/** Runs an operation on the lock. Returns undefined if it fails for a reason that may be temporary. */
function orWhilePassing<Made>(make: () => Made, waited: number): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (waited < PASSING && isTemporary(error)) return undefined;
    throw error;
  }
}

/** Whether an error may be temporary. Only Windows has such errors, and their codes can also mean a permanent refusal. */
export const isTemporary = (error: unknown, platform: string = process.platform): boolean =>
  platform === "win32" && error instanceof Error && "code" in error && ["EPERM", "EACCES", "EBUSY"].includes(String(error.code));

/** Whether this process still has the lock; a user may have deleted the lock's file. */
export const isHeld = (lock: Lock): boolean => held.has(lock) && readHolder(lock.path)?.token === lock.token;

export function releaseLock(lock: Lock): void {
  if (isHeld(lock)) rmSync(lock.path, REMOVAL);
  held.delete(lock);
  if (held.size > 0) return;
  process.off("exit", releaseAll);
  for (const signal of SIGNALS) process.off(signal, onSignal);
}

function keep(lock: Lock): void {
  if (held.size === 0) {
    process.on("exit", releaseAll);
    for (const signal of SIGNALS) process.on(signal, onSignal);
  }
  held.add(lock);
}

function releaseAll(): void {
  for (const lock of [...held]) releaseLock(lock);
}

/** SIGBREAK is Ctrl+Break on Windows. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"] as const;

/**
 * Releases the locks and ends the process by sending itself the signal again, or with an error code if that fails. If anything else listens
 * for the signal, this does nothing and leaves ending the process to the other listener.
 */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  releaseAll();
  try {
    process.kill(process.pid, signal);
  } catch {
    process.exit(EXIT.refused);
  }
}

/** Creates a lock. Returns undefined if there is one already. */
function create(path: string): Lock | undefined {
  const token = randomUUID();
  const holder: Holder = { pid: process.pid, host: hostname(), boot: bootOfMachine(), since: new Date().toISOString(), token };
  const text = JSON.stringify(holder);
  let file: number;
  try {
    file = openSync(path, "wx");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return undefined;
    throw error;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  // If this process was suspended before it could write its token, another process may have removed the lock as abandoned.
  return readHolder(path)?.token === token ? { path, token } : undefined;
}

/**
 * Removes a dead process's lock, and returns whether the caller can try again at once. If two processes did this at the same time, the
 * second could delete the lock that the first had just taken. So each must first get another lock, which ends in `.clearing`, and then
 * check again. If a process dies here, its `.clearing` lock is left behind too, and is removed in the same way. Nothing here waits, so no
 * signal can interrupt it.
 */
function clearLeftBehind(path: string): boolean {
  if (!isLeftBehind(path)) return false;
  const clearing = create(`${path}.clearing`);
  if (!clearing) return clearLeftBehind(`${path}.clearing`);
  try {
    if (isLeftBehind(path)) unlinkSync(path);
  } finally {
    rmSync(clearing.path, REMOVAL);
  }
  return true;
}

/** Whether the lock certainly belongs to a dead process. Processes on other machines can't be checked. */
function isLeftBehind(path: string): boolean {
  const holder = readHolder(path);
  if (!holder) return readText(path) !== undefined && millisecondsOld(path) > UNREADABLE;
  if (holder.host !== hostname()) return false;
  const boot = bootOfMachine();
  if (boot !== "" && holder.boot !== "" && holder.boot !== boot) return true;
  // In a restarted container, this process may have the same id as the dead one that held the lock.
  if (holder.pid === process.pid) return ![...held].some(({ token }) => token === holder.token);
  return !isAlive(holder.pid);
}

/** Reads which process holds a lock. Returns undefined if there is no lock or its file is incomplete. */
function readHolder(path: string): Holder | undefined {
  try {
    const { pid, host, boot, since, token } = JSON.parse(readText(path) ?? "") as Readonly<Record<string, unknown>>;
    if (!Number.isSafeInteger(pid) || Number(pid) < 1) return undefined;
    if (typeof host !== "string" || typeof boot !== "string" || typeof since !== "string" || typeof token !== "string") return undefined;
    return { pid: Number(pid), host, boot, since, token };
  } catch {
    return undefined;
  }
}

/** Reads a text file. Returns undefined if it is gone or can't be read. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function millisecondsOld(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}

function holderInWords(path: string): string {
  const holder = readHolder(path);
  return holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : "an unknown process";
}

/** Returns the machine's boot id, or an empty string if it has none. */
const bootOfMachine = (): string => readText("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
