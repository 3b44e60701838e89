/** The organiser's choices as options of `event new` and `event set`. */
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
import { complain } from "../../exit-codes.ts";
import { type OptionReader, partsOf, wholeNumber } from "../../terminal/option-reader.ts";
import { readInput } from "../../terminal/read-input.ts";
import { now } from "../file/open-event.ts";
import { SEED_ARG } from "./seed.ts";

interface Range {
  readonly least: number;
  readonly most?: number;
}
const FROM_ONE: Range = { least: 1 };
/** Told here before a scenario's own number of players gets in the way. */
const POD: Range = { least: 3, most: 8 };

const YES_NO = { type: "string", valueHint: "yes|no" } as const;

export const SETTINGS_ARGS = {
  rounds: { type: "string", valueHint: "N", description: "how many rounds are played" },
  minutes: { type: "string", valueHint: "M", description: "how long a round lasts; 50,70,90 for rounds of their own length" },
  plan: {
    type: "string",
    valueHint: "UNIT:LIMIT:MINUTES[:SCENARIO[:REASON]],…",
    description: "the rounds one by one, such as players:300:90:passing-engagement,teams:20t:180:strategic-salvo; t for threat",
  },
  tables: { type: "string", valueHint: "N", description: "how many tables stand; none for as many as are needed" },
  cut: { type: "string", valueHint: "N", description: "how many go on into the championship; none for no championship" },
  "pod-size": { type: "string", valueHint: "N", description: "how many sit in a pod" },
  "bye-margin": { type: "string", valueHint: "1.5x|1x|150", description: "what a bye is worth: times the limit, or a number" },
  "full-value-on-wipe": { ...YES_NO, description: "a side without ships counts as the whole limit" },
  "repeat-byes": { ...YES_NO, description: "the bye goes to the lowest side, also a second time" },
  "order-by-margin": { ...YES_NO, description: "sides level on points are put in order by margin, not by lot" },
  "late-entry": { ...YES_NO, description: "players may come after the first round has been paired" },
  "fresh-tables": { ...YES_NO, description: "sides come to tables they have not sat at" },
  "check-in": { ...YES_NO, description: "only those are paired who have checked in" },
  "secret-scenarios": { ...YES_NO, description: "scenarios stay hidden until their round starts" },
  requirement: { type: "string", valueHint: "TEXT;…", description: "what lists must have beyond the format's rules, in words" },
  "sample-requirements": {
    ...YES_NO,
    description: "lists need a huge ship or a wing, and huge ships take at most half (the printed examples; default: no)",
  },
  "list-options": {
    type: "string",
    valueHint: "FILE",
    description: "what you have set for lists, as JSON (docs/squads.md); none for nothing",
  },
  "house-rule": { type: "string", valueHint: "TEXT;…", description: "rules of the house, in words" },
  "points-per-counter": { type: "string", valueHint: "N", description: "points that a victory counter is worth" },
  ...EVENT_AGREEMENT_ARGS,
  reference: {
    type: "string",
    valueHint: "1.3.2",
    description: "rules reference that games must be played by, second edition only (default: the latest)",
  },
  "game-rounds": {
    type: "string",
    valueHint: "N|none",
    description: "recorded games end after this round; none for the scenario's own last round",
  },
  area: { type: "string", valueHint: "WxD", description: "another play area, in feet, announced beforehand" },
  announced: { type: "string", valueHint: "YYYY-MM-DD", description: "since when everybody knows of that area" },
  settings: { type: "string", valueHint: "FILE", description: "all settings as JSON (docs/event-format.md); options go before them" },
  seed: SEED_ARG,
} as const;

/** What the options make of settings; undefined with the reasons said, or noted in the reader. */
export async function settingsFrom(
  options: OptionReader,
  format: EventFormat,
  before: Settings,
  seed: number,
): Promise<Settings | undefined> {
  const file = options.text("settings");
  const base = file === undefined ? before : await readSettings(file);
  const told = base && withOptions(options, format, base, seed);
  return told && withListOptions(options.text("list-options"), told);
}

/** Kept as text; the file's own cards are not at hand here, so that they are checked with the first list. */
async function withListOptions(file: string | undefined, { listOptions: before, ...settings }: Settings): Promise<Settings | undefined> {
  if (file === "none") return settings;
  const text = file === undefined ? before : await readInput(file, "options", OPTIONS_LIMITS.characters);
  if (file === undefined) return { ...settings, ...some("listOptions", before) };
  const json = text === undefined ? undefined : parseJson(text, OPTIONS_LIMITS);
  if (json && !json.ok) complain(`${file} does not hold options: ${json.problems.map(({ reason }) => reason).join("; ")}.`);
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

/** A field that is there only with a value. */
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
    ? options.note(`--bye-margin is a number such as 150, or times the limit such as 1.5x, not "${text}"`)
    : { points: Number(number) };
}

function readArea(options: OptionReader): Settings["area"] {
  const text = options.text("area");
  if (text === undefined) return undefined;
  const [, width, depth] = /^(\d{1,2})x(\d{1,2})$/i.exec(text) ?? [];
  const announced = options.text("announced");
  if (width === undefined || depth === undefined) return options.note(`--area is in feet, such as 6x3, not "${text}"`);
  if (announced === undefined) return options.note("Say since when the area has been known: --announced YYYY-MM-DD");
  return { width: Number(width), depth: Number(depth), announced };
}

function readRounds(options: OptionReader, format: EventFormat, before: readonly RoundPlan[], seed: number): readonly RoundPlan[] {
  const plan = options.text("plan");
  const count = options.whole("rounds", 1, 30);
  const minutes = options.numbers("minutes");
  if (plan !== undefined && count !== undefined) options.note("--plan says how many rounds there are; leave out --rounds");
  if (count !== undefined && format.rounds !== undefined && count !== format.rounds)
    options.note(`${format.name} has exactly ${format.rounds} rounds, not ${count}; leave out --rounds [ES-ROUND-01]`);
  const rounds = plan === undefined ? countedRounds(format, before, count, seed) : readPlan(options, format, plan);
  return minutes ? rounds.map((round, at) => ({ ...round, minutes: minutes[Math.min(at, minutes.length - 1)] ?? round.minutes })) : rounds;
}

/** Rounds that were planned stay; where scenarios rotate, more rounds are a new rotation. */
function countedRounds(format: EventFormat, before: readonly RoundPlan[], count: number | undefined, seed: number): readonly RoundPlan[] {
  if (count === undefined) return before.length === 0 && format.rounds !== undefined ? usualPlan(format, format.rounds, seed) : before;
  if (count <= before.length) return before.slice(0, count);
  const usual = usualPlan(format, count, seed);
  return format.scenarios.length > 0 ? usual : [...before, ...usual.slice(before.length)];
}

/** Rounds that ask the same points of a player are played with the same list (EB-EVENT-09). */
function readPlan(options: OptionReader, format: EventFormat, text: string): readonly RoundPlan[] {
  const limits: string[] = [];
  const parts = partsOf(text, ",");
  if (parts.length === 0) options.note("The plan names no round");
  return parts.flatMap((part, at): readonly RoundPlan[] => {
    const [unitText, limitText = "", minutesText = "", called = "", ...reason] = part.split(":").map((word) => word.trim());
    const scenario = currentScenarioId(called);
    const isThreat = /\dt$/.test(limitText);
    const unit = UNITS.find((known) => known === unitText);
    const [limit, minutes] = [wholeNumber(limitText.replace(/t$/, "")), wholeNumber(minutesText)];
    if (unit === undefined || limit === undefined || minutes === undefined) {
      options.note(`Round ${at + 1} of the plan is UNIT:LIMIT:MINUTES[:SCENARIO[:REASON]] with ${UNITS.join(", ")}, not "${part}"`);
      return [];
    }
    if (scenario !== "" && !plannable(format).some(({ id }) => id === scenario)) options.note(noScenario(format, at + 1, unit, scenario));
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

function noScenario(format: EventFormat, round: number, unit: Unit, wanted: string): string {
  const known = plannable(format)
    .filter(({ units }) => units.includes(unit))
    .map(({ id }) => id);
  if (known.length === 0) return `Round ${round} of the plan: ${format.name} has no scenarios for ${unit}; leave out "${wanted}"`;
  return `Round ${round} of the plan: there is no scenario "${wanted}"; for ${unit} there are ${known.join(", ")}`;
}

/** Settings are part of rows, so that the reader of rows knows whether they are any. */
async function readSettings(file: string): Promise<Settings | undefined> {
  const text = await readInput(file, "settings", 1_000_000);
  if (text === undefined) return undefined;
  const json = parseJson(text, { characters: 1_000_000, depth: 12 });
  const row = json.ok ? readEntry({ number: 1, at: now(), by: "o1", what: { kind: "changed", settings: json.value } }, "") : json;
  if (row.ok && row.value.what.kind === "changed") return row.value.what.settings;
  complain(`${file} does not hold settings:`);
  for (const { path, reason } of row.ok ? [] : row.problems) complain(`  ${path.replace(/^what\.settings\.?/, "")} ${reason}`.trimEnd());
  return undefined;
}
