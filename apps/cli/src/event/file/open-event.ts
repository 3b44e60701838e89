/** An event's file as the commands use it: folded to look at, or locked to add rows. Where something is in the way, it is printed and nothing changes. */
import type { Problem } from "@broadside/kit";
import {
  type Edit,
  type Entry,
  type EventCreation,
  type EventLog,
  editInWords,
  type Happening,
  mendsAfterTheEnd,
  newLog,
  openEdits,
  openLog,
  readEntry,
  record,
  refusalOf,
  rowInWords,
  type TournamentEvent,
} from "@broadside/tournament";
import { complain, EXIT, print } from "../../exit-codes.ts";
import { findWriter } from "../people/find-people.ts";
import { eventCommand } from "./command-words.ts";
import { createEvent, readEvent as readEventFile, withEvent } from "./event-file.ts";
import { parseRows, type RowReader } from "./event-rows.ts";

export const FILE_ARG = { type: "positional", required: true, valueHint: "FILE", description: "the event" } as const;
export const AS_ARG = {
  type: "string",
  valueHint: "WHO",
  description: "who writes this: an id or a name; the organiser where left out",
} as const;
const ANYWAY_ARG = { type: "boolean", description: "also where the event is closed, or its file was edited by hand" } as const;
/** What every command takes that writes. */
export const WRITING_ARGS = { as: AS_ARG, anyway: ANYWAY_ARG } as const;

/** In bytes; what comes through a pipe is no longer than a file may be. */
const MOST_INPUT = 256 * 1024 * 1024;

const readRow: RowReader<Entry> = (row) => readEntry(row, "");

/** The present moment, as rows tell it. */
export const now = (): string => new Date().toISOString();

/** The event to look at; `-` reads standard input. */
export async function readEvent(file: string): Promise<EventLog | undefined> {
  const log = await readBeforeWriting(file);
  if (log) warnOfEdits(file, openEdits(log.entries));
  return log;
}

/** The same before the command writes, which says by itself that the file was edited. */
export async function readBeforeWriting(file: string): Promise<EventLog | undefined> {
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
  /** Adds a row, or says why not; then nothing of the command is written. `together` are rows that are only right together with it. */
  record(what: Happening, together?: readonly Happening[]): boolean;
  /** Why a row would be refused; nothing comes of asking. */
  against(what: Happening, together?: readonly Happening[]): string | undefined;
}

/** What to say when everything is on the disk; undefined refuses, with the reason said. */
export type SuccessLines = readonly string[] | undefined;

/** The values of a command that say who writes, and whether they want it whatever is in the way: `WRITING_ARGS`. */
export type Writer = Readonly<Record<string, unknown>>;

/** Who writes is looked for among `atTable` first. Locks the event, lets `change` add its rows, writes all of them or none, and says what happened. The exit code comes back. */
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
    if (!log || by === undefined || !goesOn(file, log, by, anyway)) return undefined;
    let refused = false;
    const told: string[] = [];
    const first = log.entries.length + 1;
    said = await change({
      file,
      log,
      by,
      told,
      against: (what, together) => {
        const problems = refusalOf(log, what, by, now(), together);
        return problems.length > 0 ? sentence(problems).replace(/\.$/, "") : undefined;
      },
      record: (what, together) => {
        if (!anyway && mendsAfterTheEnd(log.event, what)) {
          complain("The event is closed, and its standings have been final since. To change them all the same, say --anyway.");
          refused = true;
          return false;
        }
        const entry = { number: log.entries.length + 1, at: now(), by, what };
        // Before the row changes what it is about.
        const words = `${rowInWords(entry, log.event)}.`;
        const taken = record(log, what, by, entry.at, together, first);
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
export async function makeEvent(file: string, what: EventCreation): Promise<EventLog | undefined> {
  const made = newLog(what, now());
  const readable = readEntry({ number: 1, at: now(), by: what.organiser.person, what }, "");
  const log = made.ok && !readable.ok ? readable : made;
  if (!log.ok) complain(sentence(log.problems));
  return log.ok && (await createEvent(file, readRow, log.value.entries)) ? log.value : undefined;
}

/** Whether rows may be added. A file that was edited by hand only goes on where somebody says so who may, and then the log has it. */
function goesOn(file: string, log: EventLog, by: string, anyway: boolean): boolean {
  const edits = openEdits(log.entries);
  if (edits.length === 0) return true;
  warnOfEdits(file, edits);
  if (!anyway) {
    complain("Nothing was written. To go on with the file as it is, say --anyway; a row of the log will tell.");
    return false;
  }
  const marked = record(log, { kind: "edit accepted", rows: edits.map(({ last }) => last) }, by, now());
  if (!marked.ok) complain(sentence(marked.problems));
  return marked.ok;
}

/** Warns everybody who uses the file. */
function warnOfEdits(file: string, edits: readonly Edit[]): void {
  const [first] = edits;
  if (!first) return;
  const more = edits.length > 1 ? `, and ${edits.length - 1} more after it` : "";
  complain(
    `Warning: ${file} was changed by other means than these commands, from row ${first.first} on: ` +
      `${editInWords(first)} is not as it was written${more}. ${eventCommand("check", file)} lists them.`,
  );
}

function opened(file: string, entries: readonly Entry[]): EventLog | undefined {
  const log = openLog(entries);
  if (log.ok) return log.value;
  warnOfEdits(file, openEdits(entries));
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
