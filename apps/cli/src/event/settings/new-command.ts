/** `broadside event new FILE`: an event begins. */
import { EVENT_AGREEMENTS } from "@broadside/formats";
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
  withRule,
} from "@broadside/tournament";
import { complain, EXIT, print } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { makeEvent, now } from "../file/open-event.ts";
import { nextStep } from "../show/next-step.ts";
import { seedOf } from "./seed.ts";
import { SETTINGS_ARGS, settingsFrom } from "./settings-options.ts";

const ORGANISER = "o1";

export const newCommand: Subcommand = {
  about: "makes an event in a new file",
  args: {
    file: { type: "positional", required: true, valueHint: "FILE", description: "the file to make; it must not be there" },
    format: { type: "string", valueHint: "ID", description: "the format, as broadside event formats names it", required: true },
    name: { type: "string", valueHint: "NAME", description: "what the event is called", required: true },
    organiser: { type: "string", valueHint: "NAME", description: "who holds it", required: true },
    date: { type: "string", valueHint: "YYYY-MM-DD", description: "the day of play; today where left out" },
    place: { type: "string", valueHint: "TEXT", description: "where it is held" },
    tier: { type: "string", valueHint: TIERS.join("|"), description: "the tier; as the series has it where left out" },
    series: { type: "string", valueHint: "KIND", description: `one of ${SERIES.join(", ")}` },
    ...SETTINGS_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const format = eventFormatById(options.text("format") ?? "");
    if (!format) {
      complain(`There is no event format "${options.text("format")}"; there are ${EVENT_FORMATS.map(({ id }) => id).join(", ")}.`);
      return EXIT.usage;
    }
    const series = options.oneOf("series", SERIES);
    const tier = options.oneOf("tier", TIERS) ?? usualTier(format, series);
    const settings = await settingsFrom(options, format, { rounds: [], agreements: EVENT_AGREEMENTS }, seedOf(options));
    if (options.complains()) return EXIT.usage;
    if (!settings) return EXIT.refused;
    if (!format.tiers.includes(tier)) {
      complain(tierInWords(format, tier, series));
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
    print(`${made.name}: ${format.name}, ${tier}, ${made.date}; ${made.organiser.name} (${ORGANISER}) organises it.`);
    for (const note of limitNotes(format, settings)) print(`Note: ${note}.`);
    const count = settings.rounds.length;
    print(count === 0 ? hint(file) : `${count} ${count === 1 ? "round is" : "rounds are"} planned.`);
    if (count > 0) print(nextInWords(log.event, file));
    return EXIT.fine;
  },
};

/** Which formats are played so, and what else might be meant. */
function tierInWords(format: EventFormat, tier: Tier, series: string | undefined): string {
  const others = EVENT_FORMATS.filter(({ tiers }) => tiers.includes(tier)).map(({ id }) => id);
  const event = series === undefined ? `no ${tier} event` : `no ${series}, which is ${tier}`;
  const words = withRule(`${format.name} is ${format.tiers.join(" or ")} only, so that this is ${event}`, citedRule(format, "ET-SCOPE-03"));
  return `${words}; formats for one are ${others.join(", ")}.`;
}

function nextInWords(event: TournamentEvent, file: string): string {
  const { words, command } = nextStep(event, now());
  const [does = "", , ...rest] = command.split(" ");
  return `Next: ${words}.\n  ${eventCommand(does, file, ...rest)}`;
}

/** By the clock on the wall where the organiser is. */
function today(): string {
  const moment = new Date();
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, now().indexOf("T"));
}

function hint(file: string): string {
  const sizes = [8, 16, 32, 64].map((sides) => `${roundsHint(sides)} for up to ${sides}`).join(", ");
  return `How many rounds there are is still open: ${sizes} bring out one winner. Set them with event set ${file} --rounds N.`;
}
