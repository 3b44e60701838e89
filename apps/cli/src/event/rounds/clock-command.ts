/** `broadside event clock FILE`: controls the clock of a round. */

import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { timeCall } from "@broadside/telling/events";
import {
  clockOf,
  type EventLog,
  type Happening,
  isOpen,
  type Round,
  type TimeExtension,
  type TournamentEvent,
  tableClock,
} from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain, print } from "../../terminal/messages.ts";
import { OptionReader, wholeNumber } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, now, readEvent, type SuccessLines, stateStep, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { pairedRound, ROUND_ARG } from "./round-option.ts";

const TURNS = ["start", "pause", "resume", "time"] as const;

export const clockCommand: Subcommand = {
  about: "Start, pause or end a round's clock, or give a table more time; with only FILE, show the time left",
  example: "cup.jsonl start",
  args: {
    file: FILE_ARG,
    does: { type: "positional", required: false, valueHint: `${TURNS.join("|")}|extend`, description: "what to do with the clock" },
    table: {
      type: "positional",
      required: false,
      valueHint: "TABLE|all",
      description: "with extend: the table that gets more time, or all",
    },
    minutes: { type: "positional", required: false, valueHint: "MINUTES", description: "with extend: how many more minutes" },
    reason: { type: "string", valueHint: "TEXT", description: "with extend: why" },
    round: ROUND_ARG,
    watch: { type: "boolean", description: "show the time every second until you press Ctrl+C" },
    json: { type: "boolean", description: "print the time left as JSON, in milliseconds" },
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
      options.note(`There is no clock action "${does}".`, `Use one of: ${TURNS.join(", ")}, extend.`);
    if (does === "extend" && ((table === undefined && !isAll) || minutes === undefined))
      options.note("extend needs a table and a number of minutes.", "Type extend 3 10 for ten minutes at table 3, or extend all 10.");
    if (does !== "extend" && (options.text("table") ?? reason) !== undefined)
      options.note("Tables and reasons only work with extend.", "Leave them out, or type extend first, as in extend 3 10.");
    if (options.reportProblems()) return EXIT.usage;
    if (does === undefined) return options.flag("watch") ? watch(file, number) : show(file, number, options.flag("json"));
    return changeEvent(file, values, (writing) => {
      const { log, record, recorded } = writing;
      const round = pairedRound(log.event, number);
      if (!round) return undefined;
      if (does === "extend" && isAll) return extendAll(writing, round, minutes ?? 0, reason);
      const what: Happening =
        turn === undefined
          ? { kind: "extended", round: round.number, table: table ?? 0, minutes: minutes ?? 0, ...(reason !== undefined && { reason }) }
          : { kind: "clock", round: round.number, does: turn };
      if (!record(what)) return undefined;
      const after = pairedRound(log.event, round.number);
      return [...recorded, ...(after ? clockInWords(log.event, after) : []), ...(turn === "time" && after ? [timeCall(after)] : [])];
    });
  },
};

/** Extends the time at every open table that may get extra time, and notes why the other tables may not. */
function extendAll(
  { file, log, record, against, recorded }: Writing,
  round: Round,
  minutes: number,
  reason: string | undefined,
): SuccessLines {
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
  if (recorded.length === 0) {
    complain((rows.length > 0 ? notes : [`No table is still playing in round ${round.number}.`]).join("\n"), stateStep(file));
    return undefined;
  }
  const after = pairedRound(log.event, round.number);
  return [...recorded, ...(after ? clockInWords(log.event, after) : []), ...notes.map((note) => `Note: ${note}`)];
}

async function show(file: string, number: number | undefined, json: boolean): Promise<number> {
  const log = await readEvent(file);
  const round = log && pairedRound(log.event, number);
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

/** Returns a line for the round and one for each table with extra time. */
function clockInWords(event: TournamentEvent, round: Round): readonly string[] {
  const { state, left, tables } = reading(round);
  const words = `Round ${round.number} of ${event.name}: ${state === "time" ? "time is up" : `${inMinutes(left)} left`}`;
  return [
    `${words}${state === "running" || state === "time" ? "" : ` (${state})`}.`,
    ...tables.map((own) => `Table ${own.table}: ${own.state === "time" ? "time is up" : `${inMinutes(own.left)} left`}.`),
  ];
}

/** Formats a time as 1:05:09 or 5:09, rounded up to whole seconds. */
function inMinutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const padded = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}` : `${minutes}:${padded(seconds % 60)}`;
}

/**
 * Prints the time again and again. On a terminal, it updates one line; elsewhere, it prints a new line each time. Reads the event again
 * when its file changes.
 */
async function watch(file: string, number: number | undefined): Promise<number> {
  let log: EventLog | undefined;
  for (let seen = -1; ; ) {
    const { mtimeMs = -1 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (!log || mtimeMs !== seen) log = await readEvent(file);
    seen = mtimeMs;
    const round = log && pairedRound(log.event, number);
    if (!log || !round) return EXIT.refused;
    const line = clockInWords(log.event, round).join(" ");
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line.replace(/\p{Cc}/gu, "\uFFFD")}`);
    else print(line);
    await sleep(1000);
  }
}
