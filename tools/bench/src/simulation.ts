/**
 * The simulation on two cores against one: the built command plays the same run in turn on two threads and on one, and games are counted as
 * they come into the run's file once both are warm. On one core Node itself keeps to one thread too; otherwise its compiler and its collector of
 * garbage take part of the second.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BOTS } from "@broadside/players";
import { buildCommand } from "@broadside/tools/bundles";
import { inRoot, say } from "@broadside/tools/root";
import { type Line, median, report, rounded } from "./harness.ts";

const BAR = 1.7;
const ROUNDS = 5;
/** How long a run is warmed, and how long it is measured, in milliseconds. */
const WARM = 20_000;
const MEASURED = 25_000;
const POLL = 10;
/** One whose thinking takes most of the time, and not all day. */
const LEVEL = Object.hasOwn(BOTS, "cadet") ? "cadet" : "random";
/** More games than are ever played; both are stopped before. */
const RUN = ["1e-red-squadron", "--players", LEVEL, "--rounds", "12", "--games", "1000000"];
const ON_ONE_CORE = ["--single-threaded"];

interface Run {
  readonly gamesASecond: number;
  /** The lines of its file, by the number of the game. */
  readonly games: ReadonlyMap<number, string>;
}

async function simulate(file: string, threads: number): Promise<Run> {
  const command = [inRoot("apps", "cli", "bin", "broadside.mjs"), "simulate", ...RUN, "--threads", String(threads), "--file", file];
  const child = spawn(process.execPath, [...(threads === 1 ? ON_ONE_CORE : []), ...command], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const began = performance.now();
  await sleep(WARM);
  // From the first game that is done after the warming to the last one before the end.
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

/** Whole lines, without the first, which says what is simulated. */
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
  if (differing > 0) say(`${differing} games went another way on two threads than on one`);
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
    say("This machine has one core; two threads cannot be faster here.");
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
