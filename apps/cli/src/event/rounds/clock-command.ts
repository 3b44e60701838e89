/** `broadside event clock FILE`: the clock of a round. */
import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import {
  clockOf,
  type EventLog,
  type Happening,
  isOpen,
  type Round,
  type TimeExtension,
  type TournamentEvent,
  tableClock,
  timeCall,
} from "@broadside/tournament";
import { complain, EXIT, print } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader, wholeNumber } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, now, readEvent, type SuccessLines, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { ROUND_ARG, roundAsked } from "./round-option.ts";

const TURNS = ["start", "pause", "resume", "time"] as const;

export const clockCommand: Subcommand = {
  about: "starts, pauses and calls the time of a round, gives tables longer; alone it shows the time left",
  args: {
    file: FILE_ARG,
    does: { type: "positional", required: false, valueHint: `${TURNS.join("|")}|extend`, description: "what the clock does" },
    table: { type: "positional", required: false, valueHint: "TABLE|all", description: "with extend: the table that has longer, or all" },
    minutes: { type: "positional", required: false, valueHint: "MINUTES", description: "and by how much" },
    reason: { type: "string", valueHint: "TEXT", description: "with extend: why" },
    round: ROUND_ARG,
    watch: { type: "boolean", description: "shows the time every second, until it is stopped with Ctrl-C" },
    json: { type: "boolean", description: "prints the time left as JSON, in milliseconds" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const [does, reason, number] = [options.text("does"), options.text("reason"), options.whole("round", 1)];
    const turn = TURNS.find((known) => known === does);
    const isAll = options.text("table") === "all";
    const [table, minutes] = [options.text("table"), options.text("minutes")].map((text) => wholeNumber(text ?? ""));
    if (does !== undefined && turn === undefined && does !== "extend")
      options.note(`The clock knows ${TURNS.join(", ")} and extend, not "${does}"`);
    if (does === "extend" && ((table === undefined && !isAll) || minutes === undefined))
      options.note("Say extend TABLE MINUTES, both as numbers, or extend all MINUTES");
    if (does !== "extend" && (options.text("table") ?? reason) !== undefined) options.note("Tables and reasons go with extend");
    if (options.complains()) return EXIT.usage;
    if (does === undefined) return options.flag("watch") ? watch(file, number) : show(file, number, options.flag("json"));
    return changeEvent(file, values, (writing) => {
      const { log, record, told } = writing;
      const round = roundAsked(log.event, number);
      if (!round) return undefined;
      if (does === "extend" && isAll) return extendAll(writing, round, minutes ?? 0, reason);
      const what: Happening =
        turn === undefined
          ? { kind: "extended", round: round.number, table: table ?? 0, minutes: minutes ?? 0, ...(reason !== undefined && { reason }) }
          : { kind: "clock", round: round.number, does: turn };
      if (!record(what)) return undefined;
      const after = roundAsked(log.event, round.number);
      return [...told, ...(after ? clockInWords(log.event, after) : []), ...(turn === "time" && after ? [timeCall(after)] : [])];
    });
  },
};

/** Every table that still plays and may have so much; the others are noted with the reason. */
function extendAll({ log, record, against, told }: Writing, round: Round, minutes: number, reason: string | undefined): SuccessLines {
  const rows = round.matches
    .filter(isOpen)
    .toSorted((one, other) => one.table - other.table)
    .map(
      ({ table }): TimeExtension => ({ kind: "extended", round: round.number, table, minutes, ...(reason !== undefined && { reason }) }),
    );
  const refused = new Map<string, number[]>();
  for (const row of rows) {
    const why = against(row);
    if (why === undefined) record(row);
    else refused.set(why, [...(refused.get(why) ?? []), row.table]);
  }
  const notes = [...refused].map(([why, tables]) => `${why} (${tables.length === 1 ? "table" : "tables"} ${tables.join(", ")}).`);
  if (told.length === 0) {
    for (const note of rows.length > 0 ? notes : [`No table of round ${round.number} is still playing.`]) complain(note);
    return undefined;
  }
  const after = roundAsked(log.event, round.number);
  return [...told, ...(after ? clockInWords(log.event, after) : []), ...notes.map((note) => `Note: ${note}`)];
}

async function show(file: string, number: number | undefined, json: boolean): Promise<number> {
  const log = await readEvent(file);
  const round = log && roundAsked(log.event, number);
  if (!log || !round) return EXIT.refused;
  print(json ? JSON.stringify(reading(round)) : clockInWords(log.event, round).join("\n"));
  return EXIT.fine;
}

function reading(round: Round) {
  const moment = now();
  const longer = round.matches.filter(({ extension }) => extension > 0);
  return {
    round: round.number,
    ...clockOf(round, moment),
    tables: longer.map((match) => ({ table: match.table, ...tableClock(round, match, moment) })),
  };
}

/** One line, and one for each table that has longer. */
function clockInWords(event: TournamentEvent, round: Round): readonly string[] {
  const { state, left, tables } = reading(round);
  const words = `Round ${round.number} of ${event.name}: ${state === "time" ? "time" : `${inMinutes(left)} left`}`;
  return [
    `${words}${state === "running" || state === "time" ? "" : ` (${state})`}.`,
    ...tables.map((own) => `Table ${own.table}: ${own.state === "time" ? "time" : `${inMinutes(own.left)} left`}.`),
  ];
}

/** As 1:05:09 or 5:09, begun seconds counted whole. */
function inMinutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const padded = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}` : `${minutes}:${padded(seconds % 60)}`;
}

/** Redraws one line on a terminal, writes line after line elsewhere; the event is read again when it has changed. */
async function watch(file: string, number: number | undefined): Promise<number> {
  let log: EventLog | undefined;
  for (let seen = -1; ; ) {
    const { mtimeMs = -1 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (!log || mtimeMs !== seen) log = await readEvent(file);
    seen = mtimeMs;
    const round = log && roundAsked(log.event, number);
    if (!log || !round) return EXIT.refused;
    const line = clockInWords(log.event, round).join(" ");
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line.replace(/\p{Cc}/gu, "\uFFFD")}`);
    else print(line);
    await sleep(1000);
  }
}
