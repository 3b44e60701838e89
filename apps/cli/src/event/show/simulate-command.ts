/** `broadside event simulate`: generates an event of any size, row by row. */

import { randomInt } from "node:crypto";
import {
  EVENT_FORMATS,
  type EventFormat,
  type EventLog,
  eventFormatById,
  readEntry,
  roundsHint,
  simulateEvent,
} from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain, printNote, printStatus } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { OUT_ARG, writeStandardOutput } from "../../terminal/output.ts";
import { createEvent } from "../file/event-file.ts";
import { sentence } from "../file/open-event.ts";
import { SEED_ARG } from "../settings/seed.ts";

/** A fixed date, so that the same options always make the same event. */
const BEGINS = "2026-01-03T08:00:00.000Z";
const USUAL = { format: "epic-dogfight", sides: 16 };
/** The highest values that users can set. Seeds are limited so that they are short enough to retype. */
const MOST = { sides: 5000, rounds: 30, seed: 999_999_999 };
/** If sides times rounds reaches this number, the simulation takes so long that it prints a message. */
const LONG = 1000;
const ROWS_AT_ONCE = 500;

export const eventSimulateCommand: Subcommand = {
  about: "Simulate an event of any size and print its log, one row per line",
  example: "--players 16 --seed 7 --out cup.jsonl",
  args: {
    format: {
      type: "string",
      valueHint: "ID",
      description: `the format; for all ids, see broadside event formats (default: ${USUAL.format})`,
    },
    players: { type: "string", valueHint: "N", description: `the number of players (default: ${USUAL.sides})` },
    teams: { type: "string", valueHint: "N", description: "the number of teams, in formats that rank teams" },
    rounds: { type: "string", valueHint: "N", description: "the number of rounds (default: enough for a single winner)" },
    drops: { type: "string", valueHint: "P", description: "the percentage of players who drop after each round (default: 3)" },
    cut: { type: "string", valueHint: "N", description: "how many players or teams play in a championship (default: none)" },
    seed: SEED_ARG,
    out: { ...OUT_ARG, description: "the event file to create (default: standard output)" },
  },
  run: async (args) => {
    const options = new OptionReader(args);
    const format = formatOf(options);
    const sides = format && sidesOf(options, format);
    const asked = options.whole("rounds", 1, MOST.rounds);
    if (asked !== undefined && format?.rounds !== undefined && asked !== format.rounds)
      options.note(`${format.name} has exactly ${format.rounds} rounds.`, "Leave out --rounds.");
    const rounds = asked ?? format?.rounds ?? Math.max(1, roundsHint(sides ?? 0));
    const drops = options.whole("drops", 0, 100);
    const cut = options.whole("cut", 2, 64);
    const seed = options.whole("seed", 0, MOST.seed) ?? randomInt(MOST.seed);
    if (options.reportProblems() || !format || sides === undefined) return EXIT.usage;
    if (sides * rounds >= LONG) printStatus(`Simulating ${sides} ${format.ranks} and ${rounds} rounds …`);
    const log = simulateEvent({
      format: format.id,
      sides,
      rounds,
      seed,
      at: BEGINS,
      ...(drops !== undefined && { drops }),
      ...(cut !== undefined && { cut }),
    });
    if (!log.ok) {
      complain(sentence(log.problems), "Choose other numbers, or see the options: broadside event simulate --help");
      return EXIT.refused;
    }
    if (args["seed"] === undefined) printNote(`to get the same event again, add --seed ${seed}.`);
    return (await write(log.value, args["out"])) ? EXIT.fine : EXIT.refused;
  },
};

function formatOf(options: OptionReader): EventFormat | undefined {
  const id = options.text("format") ?? USUAL.format;
  const format = eventFormatById(id);
  return format ?? options.note(`There is no event format "${id}".`, `Use one of: ${EVENT_FORMATS.map((known) => known.id).join(", ")}.`);
}

function sidesOf(options: OptionReader, { name, ranks, teamSize }: EventFormat): number | undefined {
  const players = options.whole("players", 2, MOST.sides);
  const teams = options.whole("teams", 2, MOST.sides);
  if (players !== undefined && teams !== undefined)
    return options.note("--players and --teams can't be combined.", "Leave out one of them.");
  if (teams !== undefined && ranks !== "teams")
    return options.note(`${name} ranks players, not teams.`, "Use --players instead of --teams.");
  if (ranks === "players" || players === undefined) return players ?? teams ?? USUAL.sides;
  const whole = players / teamSize;
  return Number.isInteger(whole)
    ? whole
    : options.note(`${players} players can't form teams of ${teamSize}.`, `Use a multiple of ${teamSize} for --players.`);
}

async function write({ entries }: EventLog, out: unknown): Promise<boolean> {
  if (typeof out === "string") return createEvent(out, (row) => readEntry(row, ""), entries);
  for (let at = 0; at < entries.length; at += ROWS_AT_ONCE) {
    const rows = entries.slice(at, at + ROWS_AT_ONCE);
    await writeStandardOutput(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  }
  return true;
}
