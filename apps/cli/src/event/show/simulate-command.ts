/** `broadside event simulate`: a made-up event of any size, row by row. */
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
import { complain, EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { OUT_ARG, pour } from "../../terminal/output.ts";
import { createEvent } from "../file/event-file.ts";
import { sentence } from "../file/open-event.ts";
import { SEED_ARG } from "../settings/seed.ts";

/** The same options make the same event on any day. */
const BEGINS = "2026-01-03T08:00:00.000Z";
const USUAL = { format: "epic-dogfight", sides: 16 };
/** Seeds are short enough to be typed again. */
const MOST = { sides: 5000, rounds: 30, seed: 999_999_999 };
/** From so many seats on it takes long enough to say so. */
const LONG = 1000;
const ROWS_AT_ONCE = 500;

export const eventSimulateCommand: Subcommand = {
  about: "makes up an event of any size and prints its log, one row a line",
  args: {
    format: { type: "string", valueHint: "ID", description: `as broadside event formats names it; ${USUAL.format} where left out` },
    players: { type: "string", valueHint: "N", description: `how many; ${USUAL.sides} where left out` },
    teams: { type: "string", valueHint: "N", description: "how many, in formats that rank teams" },
    rounds: { type: "string", valueHint: "N", description: "how many; as many as halve the field down to one where left out" },
    drops: { type: "string", valueHint: "P", description: "how many of a hundred leave after each round; 3 where left out" },
    cut: { type: "string", valueHint: "N", description: "how many go on into a championship; none where left out" },
    seed: SEED_ARG,
    out: { ...OUT_ARG, description: "the event file to make; standard output where left out" },
  },
  run: async (args) => {
    const options = new OptionReader(args);
    const format = formatOf(options);
    const sides = format && sidesOf(options, format);
    const asked = options.whole("rounds", 1, MOST.rounds);
    if (asked !== undefined && format?.rounds !== undefined && asked !== format.rounds)
      options.note(`${format.name} has exactly ${format.rounds} rounds`);
    const rounds = asked ?? format?.rounds ?? Math.max(1, roundsHint(sides ?? 0));
    const drops = options.whole("drops", 0, 100);
    const cut = options.whole("cut", 2, 64);
    const seed = options.whole("seed", 0, MOST.seed) ?? randomInt(MOST.seed);
    if (options.complains() || !format || sides === undefined) return EXIT.usage;
    if (sides * rounds >= LONG) complain(`Making up ${sides} ${format.ranks} and ${rounds} rounds …`);
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
      complain(sentence(log.problems));
      return EXIT.refused;
    }
    if (args["seed"] === undefined) complain(`--seed ${seed} makes this event again.`);
    return (await write(log.value, args["out"])) ? EXIT.fine : EXIT.refused;
  },
};

function formatOf(options: OptionReader): EventFormat | undefined {
  const id = options.text("format") ?? USUAL.format;
  const format = eventFormatById(id);
  return format ?? options.note(`There is no event format "${id}"; there are ${EVENT_FORMATS.map((known) => known.id).join(", ")}`);
}

function sidesOf(options: OptionReader, { name, ranks, teamSize }: EventFormat): number | undefined {
  const players = options.whole("players", 2, MOST.sides);
  const teams = options.whole("teams", 2, MOST.sides);
  if (players !== undefined && teams !== undefined) return options.note("Say --players or --teams, not both");
  if (teams !== undefined && ranks !== "teams") return options.note(`${name} ranks players; say --players`);
  if (ranks === "players" || players === undefined) return players ?? teams ?? USUAL.sides;
  const whole = players / teamSize;
  return Number.isInteger(whole) ? whole : options.note(`${players} players cannot form teams of ${teamSize}`);
}

async function write({ entries }: EventLog, out: unknown): Promise<boolean> {
  if (typeof out === "string") return createEvent(out, (row) => readEntry(row, ""), entries);
  for (let at = 0; at < entries.length; at += ROWS_AT_ONCE) {
    const rows = entries.slice(at, at + ROWS_AT_ONCE);
    await pour(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  }
  return true;
}
