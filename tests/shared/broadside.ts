/**
 * The broadside command as a user runs it, in its own folder. It runs in this process, one call after another, because starting a process
 * per call took most of the test time. `tests/commands/process.slow.test.ts` compares it with a real process.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { text as readAll } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, expect } from "vitest";
import { main } from "../../apps/cli/src/main.ts";

const COMMAND = fileURLToPath(new URL("../../apps/cli/bin/broadside.mjs", import.meta.url));

interface CommandRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command with its arguments, input and environment. */
type Run = (args: readonly string[], input?: string, environment?: Readonly<Record<string, string>>) => Promise<CommandRun>;

export interface Workplace {
  /** Writes a file into the folder and returns its name. */
  file(name: string, text: string | Uint8Array): string;
  read(name: string): string;
  /** Names of all files in the folder. */
  names(): readonly string[];
  /** Runs the command in the folder. It never prints a stack trace, whatever happens. */
  readonly broadside: Run;
  /** Runs the built and shipped command in its own process. */
  readonly spawned: Run;
}

/** A folder that is deleted after the file's tests. */
export function workplace(): Workplace {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "broadside-")));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    file: (name, text) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
      return name;
    },
    read: (name) => readFileSync(join(folder, name), "utf8"),
    names: () => readdirSync(folder),
    broadside: (args, input = "", environment = {}) => {
      const turn = lastTurn.then(() => runHere(folder, args, input, environment));
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
    spawned: async (args, input = "", environment = {}) => {
      const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, env: { ...process.env, ...environment } });
      const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
      // The process may end before it has read all its input.
      child.stdin.on("error", () => undefined).end(input);
      const [code, stdout, stderr] = await Promise.all([ended, readAll(child.stdout), readAll(child.stderr)]);
      expect(stderr).not.toMatch(/^\s+at /m);
      return { code, stdout, stderr };
    },
  };
}

/** A process has only one working folder, environment and standard output, so concurrent tests take turns. */
let lastTurn: Promise<unknown> = Promise.resolve();

async function runHere(
  folder: string,
  args: readonly string[],
  input: string,
  environment: Readonly<Record<string, string>>,
): Promise<CommandRun> {
  const before = { folder: process.cwd(), env: process.env, stdin: Object.getOwnPropertyDescriptor(process, "stdin") ?? {} };
  const stdout = caught(process.stdout);
  const stderr = caught(process.stderr);
  process.chdir(folder);
  process.env = { ...process.env, ...environment };
  Object.defineProperty(process, "stdin", { configurable: true, value: Readable.from([Buffer.from(input)], { objectMode: false }) });
  try {
    const code = await main(args);
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    Object.defineProperty(process, "stdin", before.stdin);
    process.env = before.env;
    process.chdir(before.folder);
    stderr.letGo();
    stdout.letGo();
  }
}

/** Captures what is written to a stream, instead of writing it, until released. */
function caught(stream: NodeJS.WriteStream): { text(): string; letGo(): void } {
  const parts: string[] = [];
  const write = stream.write;
  stream.write = (part: string | Uint8Array, ...more: readonly unknown[]): boolean => {
    parts.push(typeof part === "string" ? part : Buffer.from(part).toString());
    const done = more.at(-1);
    if (typeof done === "function") queueMicrotask(() => done());
    return true;
  };
  return {
    text: () => parts.join(""),
    letGo: () => {
      stream.write = write;
    },
  };
}
