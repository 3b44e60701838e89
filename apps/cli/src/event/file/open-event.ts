/**
 * Opens an event for the commands: either to read it, or under a lock to add rows. If there is a problem, it is printed and nothing
 * changes.
 */

import { editInWords, logProblemInWords, rowInWords } from "@broadside/telling/events";
import {
  changesFinalResults,
  type Edit,
  type Entry,
  type EventCreation,
  type EventLog,
  type Happening,
  type LogProblem,
  newLog,
  openEdits,
  openLog,
  type RowProblem,
  type RowRefusal,
  readEntry,
  record,
  refusalOf,
  type TournamentEvent,
} from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import { complain, type NextStep, print, printStatus } from "../../terminal/messages.ts";
import { findWriter } from "../people/find-people.ts";
import { eventCommand } from "./command-words.ts";
import { createEvent, readEvent as readEventFile, withEvent } from "./event-file.ts";
import { parseRows, type RowReader } from "./event-rows.ts";

export const FILE_ARG = { type: "positional", required: true, valueHint: "FILE", description: "the event file" } as const;
export const AS_ARG = {
  type: "string",
  valueHint: "NAME",
  description: "the person who enters this, by id or name (default: the organiser)",
} as const;
const ANYWAY_ARG = { type: "boolean", description: "do it even if the event is closed or its file was edited by hand" } as const;
/** The options shared by all commands that write. */
export const WRITING_ARGS = { as: AS_ARG, anyway: ANYWAY_ARG } as const;

/** The most to read from standard input, in bytes: the same limit as for a file. */
const MOST_INPUT = 256 * 1024 * 1024;

const readRow: RowReader<Entry> = (row) => readEntry(row, "");

/** Returns the current time in the form that rows store. */
export const now = (): string => new Date().toISOString();

/** Reads an event from a file, or from standard input if the name is `-`. */
export async function readEvent(file: string): Promise<EventLog | undefined> {
  const log = await readBeforeWriting(file);
  if (log) warnOfEdits(file, openEdits(log.entries));
  return log;
}

/**
 * Reads an event for a command that will write to it. Unlike `readEvent`, it doesn't warn about manual edits, because the command does that
 * when it writes.
 */
export async function readBeforeWriting(file: string): Promise<EventLog | undefined> {
  const entries = await readEntries(file);
  return entries && opened(file, entries);
}

/** Reads only the rows, which may not form a valid event. */
export async function readEntries(file: string): Promise<readonly Entry[] | undefined> {
  return file === "-" ? readPipe() : readEventFile(file, readRow);
}

/** An event while a command writes into it. */
export interface Writing {
  /** The name of the event's file, for commands shown in messages. */
  readonly file: string;
  readonly log: EventLog;
  /** The id of the person who adds the rows. */
  readonly by: string;
  /** The rows added so far, described in sentences. */
  readonly recorded: readonly string[];
  /**
   * Adds a row. If it is refused, prints why, and the command writes nothing. `together` lists rows that are valid only along with this
   * one.
   */
  record(what: Happening, together?: readonly Happening[]): boolean;
  /** Returns why a row would be refused, without adding it. */
  against(what: Happening, together?: readonly Happening[]): string | undefined;
}

/** The lines to print when everything is on disk; undefined if the command was refused. */
export type SuccessLines = readonly string[] | undefined;

/** The values of `WRITING_ARGS`. */
export type Writer = Readonly<Record<string, unknown>>;

/**
 * Locks the event, lets `change` add rows, writes all of them or none, prints what happened, and returns the exit code. If several people
 * match the writer's name, those in `atTable` take precedence.
 */
export async function changeEvent(
  file: string,
  writer: Writer,
  change: (writing: Writing) => SuccessLines | Promise<SuccessLines>,
  atTable: (event: TournamentEvent) => readonly string[] = () => [],
): Promise<number> {
  let said: SuccessLines;
  const anyway = writer["anyway"] === true;
  const written = await withEvent(file, readRow, async (rows) => {
    const log = opened(file, rows);
    const by = log && findWriter(log.event, writer["as"], atTable(log.event));
    if (!log || by === undefined || !mayAddRows(file, log, by, anyway)) return undefined;
    let refused = false;
    const recorded: string[] = [];
    const first = log.entries.length + 1;
    said = await change({
      file,
      log,
      by,
      recorded,
      against: (what, together) => {
        const problems = refusalOf(log, what, by, now(), together);
        return problems.length > 0 ? sentence(problems).replace(/\.$/, "") : undefined;
      },
      record: (what, together) => {
        if (!anyway && changesFinalResults(log.event, what)) {
          complain("The event is closed, and its standings are final.", "Add --anyway to change them anyway.");
          refused = true;
          return false;
        }
        const entry = { number: log.entries.length + 1, at: now(), by, what };
        // Describe the row before it changes the event.
        const words = `${rowInWords(entry, log.event)}.`;
        const taken = record(log, what, by, entry.at, together, first);
        const readable = readEntry(entry, "");
        const answer = taken.ok && !readable.ok ? readable : taken;
        if (answer.ok) recorded.push(words);
        else complain(sentence(answer.problems), stateStep(file));
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

/** Creates an event from its first row; undefined if it is refused. */
export async function makeEvent(file: string, what: EventCreation): Promise<EventLog | undefined> {
  const made = newLog(what, now());
  const readable = readEntry({ number: 1, at: now(), by: what.organiser.person, what }, "");
  const log = made.ok && !readable.ok ? readable : made;
  if (!log.ok) complain(sentence(log.problems), "See the options: broadside event new --help");
  return log.ok && (await createEvent(file, readRow, log.value.entries)) ? log.value : undefined;
}

/** Whether rows may be added. If the file was edited by hand, the user must add --anyway, and the log records that they did. */
function mayAddRows(file: string, log: EventLog, by: string, anyway: boolean): boolean {
  const edits = openEdits(log.entries);
  if (edits.length === 0) return true;
  warnOfEdits(file, edits);
  if (!anyway) {
    complain("Nothing was written.", "Add --anyway to continue with the edited file. The log will say so.");
    return false;
  }
  const marked = record(log, { kind: "edit accepted", rows: edits.map(({ last }) => last) }, by, now());
  if (!marked.ok) complain(sentence(marked.problems), stateStep(file));
  return marked.ok;
}

/** Suggests where to look after a refusal. */
export const stateStep = (file: string): NextStep => `See the state of the event and what to do next: ${eventCommand("show", file)}`;

/** Warns that the file was edited by hand. */
function warnOfEdits(file: string, edits: readonly Edit[]): void {
  const [first] = edits;
  if (!first) return;
  const more = edits.length > 1 ? `, and so have ${edits.length - 1} more after it` : "";
  printStatus(
    `Warning: ${file} was edited by hand: ${editInWords(first)} has changed${more}. ` + `To list the edits: ${eventCommand("check", file)}`,
  );
}

function opened(file: string, entries: readonly Entry[]): EventLog | undefined {
  const log = openLog(entries);
  if (log.ok) return log.value;
  warnOfEdits(file, openEdits(entries));
  complain(`${file} contradicts itself: ${log.problems.map(rowProblem).join(" ")}`, `Check the whole file: ${eventCommand("check", file)}`);
  return undefined;
}

const rowProblem = (problem: RowProblem): string =>
  `${problem.row === undefined ? "" : `row ${problem.row}: `}${logProblemInWords(problem)}`;

/** Problems as sentences. */
export const sentence = (problems: readonly (LogProblem | RowRefusal)[]): string =>
  problems.map((problem) => logProblemInWords(problem)).join(" ");

async function readPipe(): Promise<readonly Entry[] | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of process.stdin) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
    if (length > MOST_INPUT) {
      complain(
        `Standard input is too large for an event: at most ${MOST_INPUT} bytes are read.`,
        "Check that the input really is an event.",
      );
      return undefined;
    }
  }
  const { rows, length: whole, problem } = parseRows(Buffer.concat(parts), readRow);
  if (rows.length > 0 && problem === undefined && whole === length) return rows;
  complain(
    `Standard input isn't an event: ${problem ?? (rows.length === 0 ? "it has no complete row" : "it ends in an incomplete row")}.`,
    "Name the event file instead, or pipe in the whole file.",
  );
  return undefined;
}
