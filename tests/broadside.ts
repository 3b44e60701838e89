/** The broadside command as a user runs it, in a folder of its own. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text as readAll } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, expect } from "vitest";

const COMMAND = fileURLToPath(new URL("../apps/cli/bin/broadside.mjs", import.meta.url));

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Workplace {
  /** Writes a file into the folder; its name comes back. */
  file(name: string, text: string): string;
  read(name: string): string;
  /** Of all that lies in the folder. */
  names(): readonly string[];
  /** Runs the command in the folder. Whatever happens, nobody sees a stack trace. */
  broadside(args: readonly string[], input?: string, environment?: Readonly<Record<string, string>>): Promise<Outcome>;
}

/** A folder that goes when the file's tests are over. */
export function workplace(): Workplace {
  const folder = mkdtempSync(join(tmpdir(), "broadside-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    file: (name, text) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
      return name;
    },
    read: (name) => readFileSync(join(folder, name), "utf8"),
    names: () => readdirSync(folder),
    broadside: async (args, input = "", environment = {}) => {
      const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, env: { ...process.env, ...environment } });
      const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
      // It may end before it has read everything.
      child.stdin.on("error", () => undefined).end(input);
      const [code, stdout, stderr] = await Promise.all([ended, readAll(child.stdout), readAll(child.stderr)]);
      expect(stderr).not.toMatch(/^\s+at /m);
      return { code, stdout, stderr };
    },
  };
}
