/** The settings of an event, as options of `event new` and `event set`. */

import { currentScenarioId, REFERENCES } from "@broadside/formats";
import { parseJson } from "@broadside/kit";
import { OPTIONS_LIMITS } from "@broadside/squads";
import {
  countsOf,
  type EventFormat,
  plannable,
  type RoundPlan,
  readEntry,
  type Settings,
  UNITS,
  type Unit,
  usualPlan,
} from "@broadside/tournament";
import { EVENT_AGREEMENT_ARGS, fixedAgreements } from "../../agreement-options.ts";
import { complain, complainOf } from "../../terminal/messages.ts";
import { type OptionReader, partsOf, wholeNumber } from "../../terminal/option-reader.ts";
import { readInput } from "../../terminal/read-input.ts";
import { now } from "../file/open-event.ts";
import { SEED_ARG } from "./seed.ts";

interface Range {
  readonly least: number;
  readonly most?: number;
}
const FROM_ONE: Range = { least: 1 };
/** How many players a pod can have. The scenario's own limits are checked later. */
const POD: Range = { least: 3, most: 8 };

const YES_NO = { type: "string", valueHint: "yes|no" } as const;

export const SETTINGS_ARGS = {
  rounds: { type: "string", valueHint: "N", description: "the number of rounds" },
  minutes: { type: "string", valueHint: "M", description: "the minutes per round: one number for all rounds, or a list such as 50,70,90" },
  plan: {
    type: "string",
    valueHint: "UNIT:LIMIT:MINUTES[:SCENARIO[:REASON]],…",
    description:
      "a plan of all rounds, such as players:300:90:passing-engagement,teams:20t:180:strategic-salvo; 20t means 20 threat instead of points",
  },
  tables: { type: "string", valueHint: "N", description: "the number of tables; none if there are always enough" },
  cut: { type: "string", valueHint: "N", description: "how many players or teams play in the championship; none for no championship" },
  "pod-size": { type: "string", valueHint: "N", description: "the number of players in a pod" },
  "bye-margin": {
    type: "string",
    valueHint: "1.5x|1x|150",
    description: "the margin of victory for a bye: a multiple of the points limit, or a number",
  },
  "full-value-on-wipe": { ...YES_NO, description: "destroying all enemy ships scores the whole points limit" },
  "repeat-byes": { ...YES_NO, description: "give the bye to the lowest-ranked player or team, even if they have already had one" },
  "order-by-margin": { ...YES_NO, description: "pair players or teams with equal points in order of margin instead of at random" },
  "late-entry": { ...YES_NO, description: "allow players to join after the first round is paired" },
  "fresh-tables": { ...YES_NO, description: "seat players or teams at tables where they haven't played yet" },
  "check-in": { ...YES_NO, description: "pair only players who have checked in" },
  "secret-scenarios": { ...YES_NO, description: "hide scenarios until their round starts" },
  requirement: { type: "string", valueHint: "TEXT;…", description: "extra requirements for lists, as text" },
  "sample-requirements": {
    ...YES_NO,
    description:
      "add the example requirements from the rules: a huge ship or a wing, and at most half the points on huge ships (default: no)",
  },
  "list-options": {
    type: "string",
    valueHint: "FILE",
    description: "your options for lists, as JSON (see docs/squads.md); none removes them",
  },
  "house-rule": { type: "string", valueHint: "TEXT;…", description: "house rules, as text (casual events only)" },
  "points-per-counter": { type: "string", valueHint: "N", description: "how many points a victory counter is worth" },
  ...EVENT_AGREEMENT_ARGS,
  reference: {
    type: "string",
    valueHint: "1.3.2",
    description: "the rules reference for second-edition games (default: the latest)",
  },
  "game-rounds": {
    type: "string",
    valueHint: "N|none",
    description: "the last round in recorded games; none means the scenario's own last round",
  },
  area: { type: "string", valueHint: "WxD", description: "a different play area, in feet; needs --announced" },
  announced: { type: "string", valueHint: "YYYY-MM-DD", description: "the date when you announced that area" },
  settings: { type: "string", valueHint: "FILE", description: "all settings as JSON (see docs/event-format.md); options override them" },
  seed: SEED_ARG,
} as const;

/**
 * Applies the options to the settings. Returns undefined after a problem with a file, which is printed at once. Problems with options are
 * noted in `options`.
 */
export async function settingsFrom(
  options: OptionReader,
  format: EventFormat,
  before: Settings,
  seed: number,
): Promise<Settings | undefined> {
  const file = options.text("settings");
  const base = file === undefined ? before : await readSettings(file);
  const recorded = base && withOptions(options, format, base, seed);
  return recorded && withListOptions(options.text("list-options"), recorded);
}

/** Stores the options for lists as text. The cards that they name aren't loaded here, so they are only checked with the first list. */
async function withListOptions(file: string | undefined, { listOptions: before, ...settings }: Settings): Promise<Settings | undefined> {
  if (file === "none") return settings;
  const text = file === undefined ? before : await readInput(file, "options", OPTIONS_LIMITS.characters);
  if (file === undefined) return { ...settings, ...some("listOptions", before) };
  const json = text === undefined ? undefined : parseJson(text, OPTIONS_LIMITS);
  if (json && !json.ok)
    complain(
      `${file} isn't a valid options file: ${json.problems.map(({ reason }) => reason).join("; ")}.`,
      "Fix the file; docs/squads.md describes the options.",
    );
  return json?.ok ? { ...settings, listOptions: JSON.stringify(json.value) } : undefined;
}

function withOptions(options: OptionReader, format: EventFormat, base: Settings, seed: number): Settings {
  const { tables, cut, podSize, gameRounds, area, agreements: fixed, ...rest } = base;
  const flag = (key: string, field: keyof Settings, opposite = false) => {
    const answer = options.yesNo(key);
    return answer === undefined ? {} : { [field]: answer !== opposite };
  };
  const requirements = options.several("requirement");
  const houseRules = options.several("house-rule");
  const byeMargin = readByeMargin(options);
  const pointsPerCounter = options.whole("points-per-counter");
  const agreements = fixedAgreements(options, fixed ?? {});
  return {
    ...rest,
    ...some("tables", numberOrNone(options, "tables", tables)),
    ...some("cut", numberOrNone(options, "cut", cut)),
    ...some("podSize", numberOrNone(options, "pod-size", podSize, POD)),
    ...some("gameRounds", numberOrNone(options, "game-rounds", gameRounds)),
    ...some("reference", options.oneOf("reference", REFERENCES) ?? base.reference),
    ...some("area", readArea(options) ?? area),
    ...(Object.keys(agreements).length > 0 && { agreements }),
    ...some("byeMargin", byeMargin ?? base.byeMargin),
    ...some("requirements", requirements ?? base.requirements),
    ...some("houseRules", houseRules ?? base.houseRules),
    ...some("pointsPerCounter", pointsPerCounter ?? base.pointsPerCounter),
    ...flag("full-value-on-wipe", "fullValueOnWipe"),
    ...flag("repeat-byes", "fewestByesFirst", true),
    ...flag("order-by-margin", "orderByMargin"),
    ...flag("late-entry", "lateEntry"),
    ...flag("fresh-tables", "freshTables"),
    ...flag("check-in", "checkIn"),
    ...flag("secret-scenarios", "secretScenarios"),
    ...flag("sample-requirements", "sampleRequirements"),
    rounds: readRounds(options, format, base.rounds, seed),
  };
}

/** Returns a field, or nothing if it has no value. */
const some = <Key extends keyof Settings>(key: Key, value: Settings[Key] | undefined): Pick<Settings, Key> | Record<never, never> =>
  value === undefined ? {} : { [key]: value };

function numberOrNone(
  options: OptionReader,
  key: string,
  before: number | undefined,
  { least, most }: Range = FROM_ONE,
): number | undefined {
  if (options.text(key) === "none") return undefined;
  return options.whole(key, least, most) ?? before;
}

function readByeMargin(options: OptionReader): Settings["byeMargin"] {
  const text = options.text("bye-margin");
  if (text === undefined) return undefined;
  const [, number = "", times] = /^(\d{1,4}(?:\.\d{1,3})?)(x?)$/.exec(text) ?? [];
  if (times === "x") return { limits: Number(number) };
  return wholeNumber(number) === undefined
    ? options.note(`--bye-margin can't be "${text}".`, "Use a number such as 150, or a multiple of the points limit such as 1.5x.")
    : { points: Number(number) };
}

function readArea(options: OptionReader): Settings["area"] {
  const text = options.text("area");
  if (text === undefined) return undefined;
  const [, width, depth] = /^(\d{1,2})x(\d{1,2})$/i.exec(text) ?? [];
  const announced = options.text("announced");
  if (width === undefined || depth === undefined) return options.note(`--area can't be "${text}".`, "Use feet, such as --area 6x3.");
  if (announced === undefined) return options.note("--area also needs the date when you announced it.", "Add --announced YYYY-MM-DD.");
  return { width: Number(width), depth: Number(depth), announced };
}

function readRounds(options: OptionReader, format: EventFormat, before: readonly RoundPlan[], seed: number): readonly RoundPlan[] {
  const plan = options.text("plan");
  const count = options.whole("rounds", 1, 30);
  const minutes = options.numbers("minutes");
  if (plan !== undefined && count !== undefined)
    options.note("--plan and --rounds can't be combined: the plan has all rounds.", "Leave out --rounds.");
  if (count !== undefined && format.rounds !== undefined && count !== format.rounds)
    options.note(`${format.name} has exactly ${format.rounds} rounds, not ${count} [ES-ROUND-01].`, "Leave out --rounds.");
  const rounds = plan === undefined ? countedRounds(format, before, count, seed) : readPlan(options, format, plan);
  return minutes ? rounds.map((round, at) => ({ ...round, minutes: minutes[Math.min(at, minutes.length - 1)] ?? round.minutes })) : rounds;
}

/** Keeps the planned rounds. If scenarios rotate, a new number of rounds starts a new rotation. */
function countedRounds(format: EventFormat, before: readonly RoundPlan[], count: number | undefined, seed: number): readonly RoundPlan[] {
  if (count === undefined) return before.length === 0 && format.rounds !== undefined ? usualPlan(format, format.rounds, seed) : before;
  if (count <= before.length) return before.slice(0, count);
  const usual = usualPlan(format, count, seed);
  return format.scenarios.length > 0 ? usual : [...before, ...usual.slice(before.length)];
}

/** Reads the planned rounds. Rounds in which a player has the same number of points use the same list (EB-EVENT-09). */
function readPlan(options: OptionReader, format: EventFormat, text: string): readonly RoundPlan[] {
  const limits: string[] = [];
  const parts = partsOf(text, ",");
  if (parts.length === 0)
    options.note("--plan has no rounds.", "Use UNIT:LIMIT:MINUTES for each round, such as --plan players:300:90,players:300:90.");
  return parts.flatMap((part, at): readonly RoundPlan[] => {
    const [unitText, limitText = "", minutesText = "", called = "", ...reason] = part.split(":").map((word) => word.trim());
    const scenario = currentScenarioId(called);
    const isThreat = /\dt$/.test(limitText);
    const unit = UNITS.find((known) => known === unitText);
    const [limit, minutes] = [wholeNumber(limitText.replace(/t$/, "")), wholeNumber(minutesText)];
    if (unit === undefined || limit === undefined || minutes === undefined) {
      options.note(
        `Round ${at + 1} of the plan can't be "${part}".`,
        `Use UNIT:LIMIT:MINUTES[:SCENARIO[:REASON]], such as players:300:90. UNIT is one of ${UNITS.join(", ")}.`,
      );
      return [];
    }
    if (scenario !== "" && !plannable(format).some(({ id }) => id === scenario)) noteScenario(options, format, at + 1, unit, scenario);
    const despite = reason.join(":");
    const plan: Omit<RoundPlan, "squad"> = {
      unit,
      limit,
      ...(isThreat && { counts: "threat" }),
      minutes,
      ...(scenario !== "" && { scenario }),
      ...(despite !== "" && { despite }),
    };
    const own = `${unit === "teams" ? Math.floor(limit / format.teamSize) : limit} ${countsOf(format, { ...plan, squad: 0 })}`;
    if (!limits.includes(own)) limits.push(own);
    return [{ ...plan, squad: format.lists.squads > 1 ? Math.min(at, format.lists.squads - 1) : limits.indexOf(own) }];
  });
}

function noteScenario(options: OptionReader, format: EventFormat, round: number, unit: Unit, wanted: string): void {
  const known = plannable(format)
    .filter(({ units }) => units.includes(unit))
    .map(({ id }) => id);
  if (known.length === 0)
    options.note(`Round ${round} of the plan: ${format.name} has no scenarios for ${unit}.`, `Leave out "${wanted}".`);
  else options.note(`Round ${round} of the plan: there is no scenario "${wanted}" for ${unit}.`, `Use one of: ${known.join(", ")}.`);
}

/** Reads settings from a file. Settings are part of rows, so the row reader can check them. */
async function readSettings(file: string): Promise<Settings | undefined> {
  const text = await readInput(file, "settings", 1_000_000);
  if (text === undefined) return undefined;
  const json = parseJson(text, { characters: 1_000_000, depth: 12 });
  const row = json.ok ? readEntry({ number: 1, at: now(), by: "o1", what: { kind: "changed", settings: json.value } }, "") : json;
  if (row.ok && row.value.what.kind === "changed") return row.value.what.settings;
  complainOf(
    `${file} isn't a valid settings file:`,
    (row.ok ? [] : row.problems).map(({ path, reason }) => `${path.replace(/^what\.settings\.?/, "")} ${reason}`.trimEnd()),
    "Fix the file; docs/event-format.md describes the settings.",
  );
  return undefined;
}
