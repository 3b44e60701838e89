/** One writer at a time: FILE.lock says which process is at work on FILE. What a dead process left behind is cleared away. */
import { randomUUID } from "node:crypto";
import { closeSync, openSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { complain, EXIT } from "../../exit-codes.ts";
import { isAlive } from "../../terminal/process-alive.ts";
import { systemReason } from "../../terminal/system-words.ts";

export interface Lock {
  readonly path: string;
  /** Of this one taking of the lock, and of no other. */
  readonly token: string;
}

/** What stands in a lock. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Which run of the machine, where it tells: after a restart numbers of processes are given out anew. */
  readonly boot: string;
  readonly since: string;
  readonly token: string;
}

/** How long to wait, in milliseconds: for the lock, and before saying so. */
const PATIENCE = 10_000;
const QUIET = 1_000;
/** A lock is written the moment it is made; one that says nothing for so long belongs to a process that was killed just then. */
const UNREADABLE = 5_000;
const POLL = { least: 5, spread: 20 } as const;
/** Windows refuses a name whose file is just being deleted, or looked through by a guard against viruses, for so long. */
const PASSING = 1_000;
/** Takes away a lock; where something is in the way for a moment, it is tried again. */
const REMOVAL = { force: true, recursive: true, maxRetries: 5, retryDelay: 20 } as const;

/** Locks of this process, which go with it whatever ends it. */
const held = new Set<Lock>();

/** Waits for its turn. Undefined, with the reason said, where it does not come or no lock can be made; `name` is what the user calls the file. */
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
        complain(`${name} is still being changed by ${holderInWords(path)}; nothing was written.`);
        complain(`If nobody is at work on it any more, delete ${path}.`);
        return undefined;
      }
      if (waited >= QUIET && !said) {
        complain(`${name} is being changed by ${holderInWords(path)}; waiting …`);
        said = true;
      }
      await sleep(POLL.least + Math.random() * POLL.spread);
    }
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    complain(`${name} cannot be locked, and without that it is not changed: ${systemReason(error)}.`);
    return undefined;
  }
}

/** What is done with the lock; undefined while it may only be a passing refusal that it fails by. */
function orWhilePassing<Made>(make: () => Made, waited: number): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (waited < PASSING && mayPass(error)) return undefined;
    throw error;
  }
}

/** Whether the system may let us a moment later: on Windows the same words say that it never will. */
export const mayPass = (error: unknown, platform: string = process.platform): boolean =>
  platform === "win32" && error instanceof Error && "code" in error && ["EPERM", "EACCES", "EBUSY"].includes(String(error.code));

/** Whether the lock is still there; a user may have deleted it. */
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

/** The last is Ctrl+Break of Windows. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"] as const;

/** Ends the process as the signal would have, or, where a process cannot send it, as a failure. Another listener to the signal ends the process itself, and the locks go with it. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  releaseAll();
  try {
    process.kill(process.pid, signal);
  } catch {
    process.exit(EXIT.refused);
  }
}

/** Undefined where there is one already. */
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
  // Somebody may have cleared it away, had this process stood still before it could write.
  return readHolder(path)?.token === token ? { path, token } : undefined;
}

/**
 * Removes a lock whose process is dead; whether it is worth trying again at once. Two that find the same dead lock must not both remove
 * one, for the second would remove the first's new lock: so removing takes a lock of its own, and looks again under it. That one can be
 * left behind too and is cleared in the same way. Nothing here waits, so no signal comes in between.
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

/** Only what is certain: of another machine's processes nothing is known here. */
function isLeftBehind(path: string): boolean {
  const holder = readHolder(path);
  if (!holder) return readText(path) !== undefined && millisecondsOld(path) > UNREADABLE;
  if (holder.host !== hostname()) return false;
  const boot = bootOfMachine();
  if (boot !== "" && holder.boot !== "" && holder.boot !== boot) return true;
  // In a container that was started again this process may have the dead one's number.
  if (holder.pid === process.pid) return ![...held].some(({ token }) => token === holder.token);
  return !isAlive(holder.pid);
}

/** Undefined where there is none, or none that says who holds it. */
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

/** Undefined where it is gone, or this account may not read it. */
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
  return holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : "a process that does not say which";
}

/** Empty where the machine does not tell. */
const bootOfMachine = (): string => readText("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
