/**
 * Reads and writes the file of a run, which is a series of simulated games. The first line describes the run, and each game adds a line. A
 * game counts only when its line is on disk. If a crash leaves half a line at the end, the next run moves it to a separate file. Only
 * --restart overwrites another run.
 */

import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { canonicalJson, contentHash, keysIn, type Result } from "@broadside/kit";
import { RULES_VERSION } from "@broadside/rules";
import { type MatchLine, type Plan, readMatchLine } from "@broadside/simulation";
import { isBlank } from "../event/file/event-rows.ts";
import { complain, printNote } from "../terminal/messages.ts";
import { isSystemError, writeBeside, writeFully, writeNew } from "../terminal/safe-write.ts";
import { systemReason } from "../terminal/system-words.ts";

/** The first line. `run` is the hash of everything that determines the games. The other fields are for human readers. */
interface RunHead {
  readonly broadsideSimulation: 1;
  readonly run: string;
  readonly game: string;
  readonly list: string;
  readonly field: readonly string[];
  readonly players: string;
  readonly simulations: string;
  readonly seed: number;
  readonly rulesVersion: string;
}

/** The largest file to read, in bytes: enough for more than ten million games. */
const LIMIT = 8 * 1024 * 1024 * 1024;
const LINE_END = 10;

function headOf(plan: Plan): RunHead {
  const { tables, pilots, simulations, seed, mostRounds, game, list, field } = plan;
  const decides = { tables, pilots, simulations: simulations ?? "", seed, mostRounds, rules: RULES_VERSION };
  return {
    broadsideSimulation: 1,
    run: contentHash(`broadside simulation ${canonicalJson(decides)}`),
    game,
    list,
    field,
    players: `${pilots.list},${pilots.field}`,
    simulations: simulations === undefined ? "as usual" : String(simulations),
    seed,
    rulesVersion: RULES_VERSION,
  };
}

/** A run's file, open for adding games. */
export class RunFile {
  readonly name: string;
  /** The games played so far, without repeats. */
  readonly lines: MatchLine[];
  private readonly descriptor: number;
  private length: number;

  constructor(name: string, lines: readonly MatchLine[], length: number) {
    this.name = name;
    this.lines = [...lines];
    this.length = length;
    this.descriptor = openSync(name, "r+");
  }

  /** Adds a game and flushes it to disk. */
  add(line: MatchLine): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    try {
      writeFully(this.descriptor, bytes, this.length);
    } catch (error) {
      ftruncateSync(this.descriptor, this.length);
      throw error;
    }
    this.length += bytes.length;
    this.lines.push(line);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

/**
 * Opens a run to continue it, or starts one. If the file contains something else, prints the reason, changes nothing and returns undefined.
 */
export function openRun(name: string, plan: Plan, force: boolean): RunFile | undefined {
  const head = headOf(plan);
  try {
    if (existsSync(name) && !statSync(name).isFile()) {
      complain(`${name} is ${statSync(name).isDirectory() ? "a folder" : "not a file"}.`, "Name a file with --run.");
      return undefined;
    }
    if (existsSync(name) && !force) return continueRun(name, head);
    if (existsSync(name)) rmSync(name);
    const first = Buffer.from(`${JSON.stringify(head)}\n`);
    writeNew(name, first);
    return new RunFile(name, [], first.length);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    complain(`${name} can't be written: ${systemReason(error)}.`, "Choose a file in a folder that you can write to, with --run.");
    return undefined;
  }
}

function continueRun(name: string, head: RunHead): RunFile | undefined {
  if (statSync(name).size > LIMIT) {
    complain(`${name} is too large for a run: at most ${LIMIT} bytes are read.`, "Name another file with --run.");
    return undefined;
  }
  const bytes = readFileSync(name);
  const end = bytes.indexOf(LINE_END);
  const found = headIn(bytes.subarray(0, end < 0 ? bytes.length : end));
  if (!found || end < 0) {
    complain(`${name} isn't a run that broadside simulate saved.`, "Name another file with --run, or overwrite this one with --restart.");
    return undefined;
  }
  if (found.run !== head.run) {
    complain(
      `${name} contains a run with other settings: ${differenceInWords(found, head)}.`,
      "Name another file with --run, or start over with --restart.",
    );
    return undefined;
  }
  const { lines, length, problem } = readLines(bytes, end + 1);
  if (problem !== undefined) {
    complain(`${name} is damaged: ${problem}. Nothing was changed.`, "Delete that line, or start over with --restart.");
    return undefined;
  }
  putTornAside(name, bytes.subarray(length), length);
  return new RunFile(name, lines, length);
}

function headIn(line: Buffer): Partial<RunHead> | undefined {
  const value = parsed(line);
  return typeof value === "object" && value !== null && "broadsideSimulation" in value ? (value as Partial<RunHead>) : undefined;
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Describes the most noticeable difference between two runs. */
function differenceInWords(found: Partial<RunHead>, { run, broadsideSimulation, ...wanted }: RunHead): string {
  const names: Readonly<Record<keyof typeof wanted, string>> = {
    game: "its game is",
    list: "its list is",
    field: "its opponents are",
    players: "its bots are",
    simulations: "its number of simulations is",
    seed: "its random seed is",
    rulesVersion: "its rules version is",
  };
  for (const key of keysIn(names)) {
    const [there, here] = [found[key], wanted[key]].map((value) => (Array.isArray(value) ? value.join(", ") : String(value)));
    if (there !== here) return `${names[key]} ${there}, not ${here}`;
  }
  return "one of its lists has different ships or upgrades, or its round limit is different";
}

interface LinesRead {
  readonly lines: readonly MatchLine[];
  /** The length of all complete lines, in bytes. */
  readonly length: number;
  /** What is wrong with a damaged line. Half a line at the end doesn't count as damaged. */
  readonly problem?: string;
}

/** Reads the games, counting a repeated game once. */
function readLines(bytes: Buffer, from: number): LinesRead {
  const lines = new Map<number, MatchLine>();
  let length = from;
  for (let number = 2; length < bytes.length; number += 1) {
    const end = bytes.indexOf(LINE_END, length);
    if (end < 0) break;
    const line = bytes.subarray(length, end);
    const read: Result<MatchLine> | undefined = isBlank(line) ? undefined : readMatchLine(parsed(line));
    if (read && !read.ok) {
      const [problem] = read.problems;
      // If a full disk cut off the last line, the next run may have added a newline to it.
      if (end === bytes.length - 1 && parsed(line) === undefined) break;
      return {
        lines: [...lines.values()],
        length,
        problem: `line ${number} ${problem?.path ?? ""} ${problem?.reason ?? "isn't a game"}`.replace("  ", " "),
      };
    }
    if (read) lines.set(read.value.game, read.value);
    length = end + 1;
  }
  return { lines: [...lines.values()], length };
}

function putTornAside(name: string, torn: Buffer, length: number): void {
  if (torn.length === 0) return;
  const aside = isBlank(torn) ? undefined : writeBeside(name, torn);
  const descriptor = openSync(name, "r+");
  try {
    ftruncateSync(descriptor, length);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  if (aside !== undefined) printNote(`${name} ended in half a line. It is saved in ${aside}, and its game is played again.`);
}
