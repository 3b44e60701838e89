/** An event's file as the commands use it: folded to look at, or locked to add rows. What is in the way is said, and then nothing has changed. */

import type { Problem } from "@broadside/kit";
import {
  type Created,
  type Entry,
  type EventLog,
  type Happening,
  newLog,
  openLog,
  readEntry,
  record,
  rowInWords,
} from "@broadside/tournament";
import { createEvent, readEvent as readEventFile, withEvent } from "../event-file.ts";
import { parseRows, type RowReader } from "../event-rows.ts";
import { complain, EXIT, print } from "../exit-codes.ts";
import { findWriter } from "./who.ts";

export const FILE_ARG = { type: "positional", required: true, valueHint: "FILE", description: "the event" } as const;
export const AS_ARG = {
  type: "string",
  valueHint: "WHO",
  description: "who writes this: an id or a name; the organiser where left out",
} as const;

/** In bytes; what comes through a pipe is no longer than a file may be. */
const MOST_INPUT = 256 * 1024 * 1024;

const readRow: RowReader<Entry> = (row) => readEntry(row, "");

/** The present moment, as rows tell it. */
export const now = (): string => new Date().toISOString();

/** The event to look at; `-` reads standard input. */
export async function readEvent(file: string): Promise<EventLog | undefined> {
  const entries = await readEntries(file);
  return entries && opened(file, entries);
}

/** Its rows alone, which need not make an event. */
export async function readEntries(file: string): Promise<readonly Entry[] | undefined> {
  return file === "-" ? readPipe() : readEventFile(file, readRow);
}

/** An event while a command writes into it. */
export interface Writing {
  /** The event's file, for commands that are told. */
  readonly file: string;
  readonly log: EventLog;
  /** The person who writes. */
  readonly by: string;
  /** The rows added so far, in words. */
  readonly told: readonly string[];
  /** Adds a row, or says why not; then nothing of the command is written. */
  record(what: Happening): boolean;
}

/** What to say when everything is on the disk; undefined refuses, with the reason said. */
export type Said = readonly string[] | undefined;

/** Locks the event, lets `change` add its rows, writes all of them or none, and says what happened. The exit code comes back. */
export async function changeEvent(file: string, as: unknown, change: (writing: Writing) => Said | Promise<Said>): Promise<number> {
  let said: Said;
  const written = await withEvent(file, readRow, async (rows) => {
    const log = opened(file, rows);
    const by = log && findWriter(log.event, as);
    if (!log || by === undefined) return undefined;
    let refused = false;
    const told: string[] = [];
    said = await change({
      file,
      log,
      by,
      told,
      record: (what) => {
        const entry = { number: log.entries.length + 1, at: now(), by, what };
        // Before the row changes what it is about.
        const words = `${rowInWords(entry, log.event)}.`;
        const taken = record(log, what, by, entry.at);
        const readable = readEntry(entry, "");
        const answer = taken.ok && !readable.ok ? readable : taken;
        if (answer.ok) told.push(words);
        else complain(sentence(answer.problems));
        refused ||= !answer.ok;
        return answer.ok;
      },
    });
    return said && !refused ? log.entries.slice(rows.length) : undefined;
  });
  if (!written || !said) return EXIT.refused;
  if (said.length > 0) print(said.join("\n"));
  return EXIT.fine;
}

/** A new event of its first row; undefined where it is refused. */
export async function makeEvent(file: string, what: Created): Promise<EventLog | undefined> {
  const made = newLog(what, now());
  const readable = readEntry({ number: 1, at: now(), by: what.organiser.person, what }, "");
  const log = made.ok && !readable.ok ? readable : made;
  if (!log.ok) complain(sentence(log.problems));
  return log.ok && (await createEvent(file, readRow, log.value.entries)) ? log.value : undefined;
}

function opened(file: string, entries: readonly Entry[]): EventLog | undefined {
  const log = openLog(entries);
  if (log.ok) return log.value;
  complain(`${file} does not hold together: ${log.problems.map(rowProblem).join("; ")}.`);
  return undefined;
}

const rowProblem = ({ path, reason }: Problem): string => inRows(path === "" ? reason : `${path}: ${reason}`);

/** Problems as one sentence; where in a row they are is said in its own words. */
export const sentence = (problems: readonly Problem[]): string =>
  `${problems.map(({ path, reason }) => inRows(path.startsWith("what.") ? `${path.slice("what.".length)} ${reason}` : reason)).join("; ")}.`;

/** Rows as people count them. */
const inRows = (text: string): string => text.replace(/entries\[(\d+)\]/g, (_, at: string) => `row ${Number(at) + 1}`);

async function readPipe(): Promise<readonly Entry[] | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of process.stdin) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
    if (length > MOST_INPUT) {
      complain(`What comes in is too large for an event; at most ${MOST_INPUT} bytes are read.`);
      return undefined;
    }
  }
  const { rows, length: whole, problem } = parseRows(Buffer.concat(parts), readRow);
  if (rows.length > 0 && problem === undefined && whole === length) return rows;
  complain(`What comes in is not an event: ${problem ?? (rows.length === 0 ? "it holds no whole row" : "it ends in half a row")}.`);
  return undefined;
}
