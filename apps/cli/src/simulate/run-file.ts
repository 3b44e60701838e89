/**
 * A run on the disk: a first line that says what is simulated, then a line a game, only ever added to. A game is on the disk before it
 * counts; half a line, left by a crash, is put aside when the run goes on. Nothing of another run is written over unless told so.
 */
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { canonicalJson, contentHash, type Result } from "@broadside/kit";
import { RULES_VERSION } from "@broadside/rules";
import { type MatchLine, type Plan, readMatchLine } from "@broadside/simulation";
import { isBlank } from "../event/file/event-rows.ts";
import { complain } from "../exit-codes.ts";
import { systemReason } from "../terminal/system-words.ts";
import { isSystemError, writeBeside, writeNew, writeWhole } from "../terminal/whole-write.ts";

/** What stands in the first line: `run` is the hash of everything that decides the games, the rest says it to people. */
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

/** In bytes; more than ten million games take. */
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

/** A run that can be added to. */
export class RunFile {
  readonly name: string;
  /** The games that are there, each once. */
  readonly lines: MatchLine[];
  private readonly descriptor: number;
  private length: number;

  constructor(name: string, lines: readonly MatchLine[], length: number) {
    this.name = name;
    this.lines = [...lines];
    this.length = length;
    this.descriptor = openSync(name, "r+");
  }

  /** On the disk when it returns. */
  add(line: MatchLine): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    try {
      writeWhole(this.descriptor, bytes, this.length);
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

/** The run as far as it was played before, or a new one. Undefined, with the reason said and nothing changed, where the file is another's. */
export function openRun(name: string, plan: Plan, force: boolean): RunFile | undefined {
  const head = headOf(plan);
  try {
    if (existsSync(name) && !statSync(name).isFile()) {
      complain(`${name} is ${statSync(name).isDirectory() ? "a folder" : "no file"}; name a file with --file.`);
      return undefined;
    }
    if (existsSync(name) && !force) return goOn(name, head);
    if (existsSync(name)) rmSync(name);
    const first = Buffer.from(`${JSON.stringify(head)}\n`);
    writeNew(name, first);
    return new RunFile(name, [], first.length);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    complain(`${name} cannot be written: ${systemReason(error)}.`);
    return undefined;
  }
}

function goOn(name: string, head: RunHead): RunFile | undefined {
  if (statSync(name).size > LIMIT) {
    complain(`${name} is too large for a run; at most ${LIMIT} bytes are read.`);
    return undefined;
  }
  const bytes = readFileSync(name);
  const end = bytes.indexOf(LINE_END);
  const found = headIn(bytes.subarray(0, end < 0 ? bytes.length : end));
  if (!found || end < 0) {
    complain(`${name} is no run of broadside simulate; name another file with --file, or write over it with --force.`);
    return undefined;
  }
  if (found.run !== head.run) {
    complain(`${name} is another run: ${differenceInWords(found, head)}. Name another file with --file, or begin anew with --force.`);
    return undefined;
  }
  const { lines, length, problem } = readLines(bytes, end + 1);
  if (problem !== undefined) {
    complain(`${name} is damaged: ${problem}. Nothing was changed; mend or take away that line, or begin anew with --force.`);
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

/** The first thing that people would notice. */
function differenceInWords(found: Partial<RunHead>, { run, broadsideSimulation, ...wanted }: RunHead): string {
  const names: Readonly<Record<keyof typeof wanted, string>> = {
    game: "it is played as",
    list: "its list is",
    field: "its field is",
    players: "its players are",
    simulations: "its number of simulations is",
    seed: "its seed is",
    rulesVersion: "its rules are of version",
  };
  for (const key of Object.keys(names) as (keyof typeof wanted)[]) {
    const [there, here] = [found[key], wanted[key]].map((value) => (Array.isArray(value) ? value.join(", ") : String(value)));
    if (there !== here) return `${names[key]} ${there}, not ${here}`;
  }
  return "a list of it has other ships or upgrades, or it has another limit of rounds";
}

interface LinesRead {
  readonly lines: readonly MatchLine[];
  /** Of whole lines, in bytes. */
  readonly length: number;
  /** What is wrong with a line that is not just half a line at the end. */
  readonly problem?: string;
}

/** A game that stands twice counts once. */
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
      // A disk that was full may have cut the last line and the next run ended it.
      if (end === bytes.length - 1 && parsed(line) === undefined) break;
      return {
        lines: [...lines.values()],
        length,
        problem: `line ${number} ${problem?.path ?? ""} ${problem?.reason ?? "is no game"}`.replace("  ", " "),
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
  if (aside !== undefined)
    complain(`${name} ended in half a line, which was never finished; it is kept in ${aside}, and its game is played again.`);
}
