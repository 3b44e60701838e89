/** The strength table: plays missing games on all cores, then shows the table. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fromRoot, inRoot, say } from "../root.ts";
import type { Cell } from "./cells.ts";
import { growthPlot } from "./growth.ts";
import type { PairedGame } from "./one-game.ts";
import { isPlayable, playerNamed } from "./players.ts";
import { type Line, linesOf, tableInWords, timeLines, timesInWords } from "./report.ts";
import { HELP, type Request, requestIn } from "./request.ts";
import { keepGame, type RecordedGame, recordedGames } from "./saved-games.ts";
import { Crew } from "./threads.ts";
import type { PlayedReply } from "./worker.ts";

export async function run(args: readonly string[]): Promise<number> {
  const request = requestIn(args);
  if (!request || request === "help") {
    process.stdout.write(HELP);
    return request ? 0 : 2;
  }
  if (request.isListed) {
    for (const { name } of request.cells) process.stdout.write(`${name}\n`);
    return 0;
  }
  const file = request.file ?? inRoot(".cache", "strength", "games.jsonl");
  if (request.startsOver) forget(file, request.cells);
  if (!request.isShown && !(await playMissing(request, file))) return 1;
  const lines = show(request, recordedGames(file));
  if (request.plot) {
    const path = request.plot.file ?? inRoot(".cache", "strength", "growth.svg");
    writeFileSync(path, growthPlot(request.plot.title, lines));
    say(`Wrote the plot to ${request.plot.file ?? fromRoot(path)}.`);
  }
  return lines.every(({ ok }) => ok !== false) ? 0 : 1;
}

/** Deletes the games of these cells and keeps all others. */
function forget(file: string, cells: readonly Cell[]): void {
  const others = recordedGames(file).filter((game) => !cells.some(({ name }) => name === game.cell));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, others.map((game) => `\n${JSON.stringify(game)}`).join(""));
  renameSync(`${file}.new`, file);
}

interface Job extends PairedGame {
  readonly cell: Cell;
}

/** Lists the missing games pair by pair instead of cell by cell, so that every cell has early results. */
function jobsFor({ cells, games }: Request, kept: readonly RecordedGame[]): readonly Job[] {
  const done = new Set(kept.map(({ cell, pair, half }) => JSON.stringify([cell, pair, half])));
  const playable = cells.filter(({ challenger, opponent }) => [challenger, opponent].every((name) => isPlayable(playerNamed(name))));
  const jobs: Job[] = [];
  for (let pair = 0; pair * 2 < games; pair += 1)
    for (const cell of playable)
      for (const half of [0, 1] as const) {
        if (done.has(JSON.stringify([cell.name, pair, half]))) continue;
        const [challenger, opponent] = [playerNamed(cell.challenger), playerNamed(cell.opponent)];
        jobs.push({ cell, table: cell.table, challenger, opponent, pair, half });
      }
  return jobs;
}

/** False if a game broke: prints which one and saves its record. */
async function playMissing(request: Request, file: string): Promise<boolean> {
  const kept = recordedGames(file);
  const jobs = jobsFor(request, kept);
  const progress = new Progress(jobs, kept);
  let isGood = true;
  const crew = new Crew(Math.min(request.threads, jobs.length));
  await crew.play(jobs, (job, answer) => {
    if ("broken" in answer) {
      isGood = false;
      tellBroken(job, answer);
      return false;
    }
    const { name: cell, challenger, opponent } = job.cell;
    keepGame(file, { cell, challenger, opponent, ...answer.played });
    progress.add(job, answer.played.seconds, request.threads);
    return true;
  });
  await crew.close();
  return isGood;
}

function tellBroken({ cell, pair, half }: Job, { broken, record }: Extract<PlayedReply, { broken: string }>): void {
  say(`${cell.name}, game ${pair * 2 + half + 1}: ${broken}`);
  if (record === undefined) return;
  const path = inRoot(".cache", "strength", `broken-${pair}-${half}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, record);
  say(`Its record is saved as ${fromRoot(path)}.`);
}

/** Milliseconds between lines of progress. */
const EVERY = 10_000;

/** Prints the progress, and an estimate of the remaining time from each cell's games so far. */
class Progress {
  private told = performance.now();
  private played = 0;
  private readonly jobs: readonly Job[];
  private readonly left = new Map<string, number>();
  private readonly seconds = new Map<string, number[]>();

  constructor(jobs: readonly Job[], kept: readonly RecordedGame[]) {
    this.jobs = jobs;
    for (const { cell } of jobs) this.left.set(cell.name, (this.left.get(cell.name) ?? 0) + 1);
    for (const { cell, seconds } of kept) this.took(cell, seconds);
  }

  private took(cell: string, seconds: number): void {
    this.seconds.set(cell, [...(this.seconds.get(cell) ?? []), seconds]);
  }

  add({ cell: { name } }: Job, seconds: number, threads: number): void {
    this.played += 1;
    this.took(name, seconds);
    this.left.set(name, (this.left.get(name) ?? 1) - 1);
    if (performance.now() - this.told < EVERY) return;
    this.told = performance.now();
    let rest = 0;
    for (const [cell, left] of this.left) rest += left * average(this.seconds.get(cell) ?? [...this.seconds.values()].flat());
    say(`${this.played} of ${this.jobs.length} games; about ${minutes(rest / threads)} left`);
  }
}

const average = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const minutes = (seconds: number): string => (seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`);

function show({ cells, games, json }: Request, kept: readonly RecordedGame[]): readonly Line[] {
  const lines = linesOf(cells, kept, games);
  const times = timeLines(kept.filter((game) => cells.some(({ name }) => name === game.cell)));
  process.stdout.write(
    `${tableInWords(lines)}\n\nIntervals are Student's t intervals of the pairs' means. Only lists with ten games or more are counted.\n\n${timesInWords(times)}\n`,
  );
  const path = json ?? inRoot(".cache", "strength", "table.json");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ cells: lines, thinking: times }, undefined, 2)}\n`);
  return lines;
}
