/** `broadside event new FILE`: starts an event. */

import { EVENT_AGREEMENTS } from "@broadside/formats";
import { limitNoteInWords, withRule } from "@broadside/telling/events";
import {
  citedRule,
  EVENT_FORMATS,
  type EventCreation,
  type EventFormat,
  eventFormatById,
  limitNotes,
  roundsHint,
  SERIES,
  TIERS,
  type Tier,
  type TournamentEvent,
  usualTier,
} from "@broadside/tournament";
import { RENAMED_AGREEMENTS } from "../../agreement-options.ts";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { type Complaint, complain, print } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { makeEvent, now } from "../file/open-event.ts";
import { nextStep } from "../show/next-step.ts";
import { seedOf } from "./seed.ts";
import { SETTINGS_ARGS, settingsFrom } from "./settings-options.ts";

const ORGANISER = "o1";

export const newCommand: Subcommand = {
  about: "Start an event in a new file",
  example: "cup.jsonl --format epic-dogfight --name Cup --organiser Olga --rounds 4",
  args: {
    file: { type: "positional", required: true, valueHint: "FILE", description: "the new file" },
    format: { type: "string", valueHint: "ID", description: "the format; for all ids, see broadside event formats", required: true },
    name: { type: "string", valueHint: "NAME", description: "the name of the event", required: true },
    organiser: { type: "string", valueHint: "NAME", description: "the name of the organiser", required: true },
    date: { type: "string", valueHint: "YYYY-MM-DD", description: "the date (default: today)" },
    place: { type: "string", valueHint: "TEXT", description: "the location" },
    tier: { type: "string", valueHint: TIERS.join("|"), description: "the tier (the default depends on the series)" },
    series: { type: "string", valueHint: "KIND", description: `one of ${SERIES.join(", ")}` },
    ...SETTINGS_ARGS,
  },
  renamed: RENAMED_AGREEMENTS,
  run: async (values) => {
    const options = new OptionReader(values);
    const format = eventFormatById(options.text("format") ?? "");
    if (!format) {
      complain(`There is no event format "${options.text("format")}".`, `Use one of: ${EVENT_FORMATS.map(({ id }) => id).join(", ")}.`);
      return EXIT.usage;
    }
    const series = options.oneOf("series", SERIES);
    const tier = options.oneOf("tier", TIERS) ?? usualTier(format, series);
    const settings = await settingsFrom(options, format, { rounds: [], agreements: EVENT_AGREEMENTS }, seedOf(options));
    if (options.reportProblems()) return EXIT.usage;
    if (!settings) return EXIT.refused;
    if (!format.tiers.includes(tier)) {
      const { problem, next } = wrongTier(format, tier, series);
      complain(problem, next);
      return EXIT.refused;
    }
    const place = options.text("place");
    const made: EventCreation = {
      kind: "created",
      name: options.text("name") ?? "",
      format: format.id,
      tier,
      ...(series !== undefined && { series }),
      date: options.text("date") ?? today(),
      ...(place !== undefined && { place }),
      organiser: { person: ORGANISER, name: options.text("organiser") ?? "" },
      settings,
    };
    const file = String(values["file"]);
    const log = await makeEvent(file, made);
    if (!log) return EXIT.refused;
    print(`Created ${made.name}: ${format.name}, ${tier}, ${made.date}. Organiser: ${made.organiser.name} (${ORGANISER}).`);
    for (const note of limitNotes(format, settings)) print(`Note: ${limitNoteInWords(note)}`);
    const count = settings.rounds.length;
    print(count === 0 ? hint(file) : `${count} ${count === 1 ? "round is" : "rounds are"} planned.`);
    if (count > 0) print(nextInWords(log.event, file));
    return EXIT.fine;
  },
};

/** Reports that the tier doesn't exist in this format, and suggests formats that have it. */
function wrongTier(format: EventFormat, tier: Tier, series: string | undefined): Complaint {
  const others = EVENT_FORMATS.filter(({ tiers }) => tiers.includes(tier)).map(({ id }) => id);
  const event = series === undefined ? `a ${tier} event` : `a ${series}, which is ${tier}`;
  const words = withRule(
    `${format.name} events are always ${format.tiers.join(" or ")}, so this can't be ${event}`,
    citedRule(format, "ET-SCOPE-03"),
  );
  return { problem: `${words}.`, next: `Use --tier ${format.tiers[0]}, or one of these formats: ${others.join(", ")}.` };
}

function nextInWords(event: TournamentEvent, file: string): string {
  const { words, command } = nextStep(event, now());
  const [does = "", , ...rest] = command.split(" ");
  return `Next: ${words}.\n  ${eventCommand(does, file, ...rest)}`;
}

/** Returns today's date in the organiser's time zone. */
function today(): string {
  const moment = new Date();
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, now().indexOf("T"));
}

function hint(file: string): string {
  const [first, ...others] = [8, 16, 32, 64].map((sides) => `${roundsHint(sides)} for up to ${sides}`);
  return [
    `Next: Set the number of rounds. You need ${first} players or teams, ${others.join(", ")}.`,
    `  ${eventCommand("set", file, "--rounds N")}`,
  ].join("\n");
}
