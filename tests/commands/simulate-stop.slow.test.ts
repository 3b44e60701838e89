/** `broadside simulate` in its own process, stopped while it plays: finished games are saved, and the run can continue. */

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readAll } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { runs } from "@broadside/kit/testing";
import { afterAll, expect, test } from "vitest";

const COMMAND = fileURLToPath(new URL("../../apps/cli/bin/broadside.mjs", import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), "broadside-")));
afterAll(() => rmSync(folder, { recursive: true }));

const linesIn = (name: string): readonly string[] =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8").trimEnd().split("\n") : [];

/** Runs the simulation; `stop` sends a signal once this many games are saved. */
async function simulate(run: string, threads: number, games: number, stop?: { readonly signal: NodeJS.Signals; readonly after: number }) {
  const args = ["simulate", "1e-two-assassin-droids", "--players", "random", "--rounds", "3", "--seed", "4", "--file", run, "--progress"];
  const child = spawn(process.execPath, [COMMAND, ...args, "--threads", String(threads), "--games", String(games)], { cwd: folder });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const output = Promise.all([readAll(child.stdout), readAll(child.stderr)]);
  if (stop) {
    while (linesIn(run).length <= stop.after && child.exitCode === null) await sleep(10);
    child.kill(stop.signal);
  }
  const [stdout, stderr] = await output;
  return { code: await ended, stdout, stderr };
}

/** `npm test` runs only the first of these, `npm run long` all of them. */
const STOPS = [
  [2, "SIGINT"],
  [2, "SIGTERM"],
  [1, "SIGINT"],
] as const;

// On Windows, a signal ends a process without reaching it.
test.skipIf(process.platform === "win32").each(STOPS.slice(0, runs(STOPS.length)))(
  "%i threads, stopped by %s, keep their games and can continue",
  async (threads, signal) => {
    const run = `${threads}-${signal}.jsonl`;
    const stopped = await simulate(run, threads, 100_000, { signal, after: 3 });
    const kept = linesIn(run);
    expect(stopped.code).toBe(1);
    expect(stopped.stdout).toMatch(/^Two assassin droids won \d+% of \d+ games?/);
    expect(stopped.stderr).toContain(`${kept.length - 1} of 100000 games are saved in ${run}.\nRun the same command again to continue.\n`);
    expect(kept.length).toBeGreaterThan(3);
    for (const line of kept) expect(() => JSON.parse(line)).not.toThrow();
    expect(readdirSync(folder).filter((name) => name.endsWith(".lock"))).toEqual([]);

    const games = kept.length + 5;
    expect(await simulate(run, threads, games)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`${kept.length - 1} games; playing`),
    });
    expect(linesIn(run).slice(0, kept.length)).toEqual(kept);
    const numbers = linesIn(run)
      .slice(1)
      .map((line) => JSON.parse(line).game);
    expect(numbers.toSorted((a, b) => a - b).slice(0, games)).toEqual(Array.from({ length: games }, (_, game) => game));
  },
);
