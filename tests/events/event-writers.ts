/** Event files in their own folder, and processes that change them. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { text as readAll } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

interface Row {
  readonly number: number;
  readonly at: string;
  readonly by: string;
  readonly what: { readonly kind: string; readonly note?: string };
}
export type ReadRow = (
  row: Row,
) => { readonly ok: true; readonly value: Row } | { readonly ok: false; readonly problems: readonly object[] };

export const { readEvent, withEvent, createEvent } = (await import(
  new URL("../../apps/cli/dist/event/file/event-file.js", import.meta.url).href
)) as {
  readEvent(name: string, readRow: ReadRow): Promise<readonly Row[] | undefined>;
  withEvent(
    name: string,
    readRow: ReadRow,
    change: (rows: readonly Row[]) => readonly Row[] | undefined | Promise<readonly Row[] | undefined>,
    patience?: number,
  ): Promise<readonly Row[] | undefined>;
  createEvent(name: string, readRow: ReadRow, rows: readonly Row[]): Promise<boolean>;
};
export const WRITER = fileURLToPath(new URL("event-writer.mjs", import.meta.url));

const children = new Set<ChildProcessWithoutNullStreams>();
let said = "";
/** On Windows, files have no permissions, links need special rights, and a signal ends a process before it can react. */
export const ON_WINDOWS = process.platform === "win32";
/** The folder of the current test file. */
export let place = "";

/** Call it at the top of a test file. Gives it a separate folder, captures standard error, and cleans up afterwards. */
export function withFolder(): void {
  beforeAll(() => {
    place = realpathSync(mkdtempSync(join(tmpdir(), "broadside-")));
  });
  beforeEach(() => {
    said = "";
    vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
    rmSync(place, { recursive: true });
  });
}

export const anyRow: ReadRow = (value) => ({ ok: true, value });
export const rowOf = (number: number, note = "fine – größer"): Row => ({
  number,
  at: "2026-11-15T09:00:00.000Z",
  by: "anna",
  what: { kind: number === 1 ? "created" : "inspected", note },
});
export const rowsTo = (last: number): readonly Row[] => Array.from({ length: last }, (_, at) => rowOf(at + 1));
export const lines = (rows: readonly Row[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
export const addOne = (rows: readonly Row[]): readonly Row[] => [rowOf(rows.length + 1, "added")];
export const numbers = (file: string): readonly number[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as Row).number);
export const oneTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

let folders = 0;
/** A file in its own folder, with these contents. */
export function eventFile(text = lines(rowsTo(3))): string {
  folders += 1;
  const folder = join(place, String(folders));
  mkdirSync(folder);
  const file = join(folder, "dogfight.event");
  writeFileSync(file, text);
  return file;
}
export const beside = (file: string): readonly string[] => readdirSync(dirname(file)).filter((name) => name !== basename(file));

/** Everything written to standard error since the test began or since the last call. */
export function complaints(): string {
  const text = said;
  said = "";
  return text;
}

interface ProcessEnd {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Writer {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<ProcessEnd>;
}

export function startProcess(program: string, args: readonly string[]): Writer {
  const child = spawn(program, args);
  children.add(child);
  const closed = new Promise<Pick<ProcessEnd, "code" | "signal">>((resolve, reject) =>
    child.on("error", reject).on("close", (code, signal) => resolve({ code, signal })),
  );
  const ended = Promise.all([closed, readAll(child.stdout), readAll(child.stderr)]).then(([end, stdout, stderr]) => {
    children.delete(child);
    return { ...end, stdout, stderr };
  });
  return { child, ended };
}

export const startWriter = (file: string, ...args: readonly string[]): Writer => startProcess(process.execPath, [WRITER, file, ...args]);

/** Starts a process that takes the lock and holds it until the process is killed. */
export async function startHolder(file: string): Promise<Writer> {
  const holder = startWriter(file, "hold");
  await new Promise((resolve) => holder.child.stdout.once("data", resolve));
  return holder;
}
