/**
 * Compares the simulation on two cores with one. The built command plays the same run alternately on two threads and on one. After both
 * have warmed up, games count as they reach the run's file. On one core, Node is also limited to one thread; otherwise its compiler and
 * garbage collector would use part of the second.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BOTS } from "@broadside/players";
import { buildCommand } from "@broadside/tools/prepare/bundles";
import { inRoot, say } from "@broadside/tools/root";
import { type Line, median, report, rounded } from "./harness.ts";

const BAR = 1.7;
const ROUNDS = 5;
/** Warm-up and measuring time of a run, in milliseconds. */
const WARM = 20_000;
const MEASURED = 25_000;
const POLL = 10;
/** A bot that spends most of its time thinking, but not too long. */
const LEVEL = Object.hasOwn(BOTS, "cadet") ? "cadet" : "random";
/** More games than can be played; both runs are stopped before that. */
const RUN = ["1e-red-squadron", "--players", LEVEL, "--rounds", "12", "--games", "1000000"];
const ON_ONE_CORE = ["--single-threaded"];

interface Run {
  readonly gamesASecond: number;
  /** The lines of the run's file, by game number. */
  readonly games: ReadonlyMap<number, string>;
}

async function simulate(file: string, threads: number): Promise<Run> {
  const command = [inRoot("apps", "cli", "bin", "broadside.mjs"), "simulate", ...RUN, "--threads", String(threads), "--file", file];
  const child = spawn(process.execPath, [...(threads === 1 ? ON_ONE_CORE : []), ...command], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const began = performance.now();
  await sleep(WARM);
  // From the first game finished after warm-up to the last one before the end.
  const before = linesIn(file).length;
  let first: { readonly games: number; readonly at: number } | undefined;
  let last = first;
  for (let games = before; performance.now() - began < WARM + MEASURED && child.exitCode === null; await sleep(POLL)) {
    const now = linesIn(file).length;
    if (now === games) continue;
    games = now;
    last = { games, at: performance.now() };
    first ??= last;
  }
  child.kill("SIGINT");
  await ended;
  if (!first || !last || first.games === last.games) throw new Error("no games came in while it was measured");
  const games = linesIn(file).map((line) => [(JSON.parse(line) as { readonly game: number }).game, line] as const);
  return { gamesASecond: (1000 * (last.games - first.games)) / (last.at - first.at), games: new Map(games) };
}

/** Complete lines, without the first, which describes the simulation. */
function linesIn(file: string): readonly string[] {
  return readFileSync(file, "utf8").split("\n").slice(1, -1);
}

async function twoAgainstOne(folder: string): Promise<Line> {
  const rounds: { readonly one: Run; readonly two: Run }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await simulate(join(folder, `one-${round}.jsonl`), 1);
    const two = await simulate(join(folder, `two-${round}.jsonl`), 2);
    rounds.push({ one, two });
  }
  const differing = rounds.flatMap(({ one, two }) =>
    [...one.games].filter(([game, line]) => (two.games.get(game) ?? line) !== line),
  ).length;
  if (differing > 0) say(`${differing} games went differently on two threads than on one`);
  const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
  const ratios = sorted(rounds.map(({ one, two }) => two.gamesASecond / one.gamesASecond));
  return {
    bench: "simulation",
    measure: `100-point games a second between ${LEVEL} players on two cores`,
    ours: rounded(median(sorted(rounds.map(({ two }) => two.gamesASecond)))),
    peer: "one core",
    theirs: rounded(median(sorted(rounds.map(({ one }) => one.gamesASecond)))),
    ratio: rounded(median(ratios)),
    spread: [rounded(ratios[0] ?? 0), rounded(ratios.at(-1) ?? 0)],
    bar: BAR,
    ok: differing === 0 && median(ratios) >= BAR,
  };
}

export async function run(): Promise<number> {
  if (availableParallelism() < 2) {
    say("This machine has one core, so two threads can't be faster.");
    return 1;
  }
  if (!(await buildCommand())) return 1;
  const folder = mkdtempSync(join(tmpdir(), "broadside-bench-"));
  try {
    return report([await twoAgainstOne(folder)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
