/** Whether the format and its rules allow the settings of an event. */
import { referencesOf } from "@broadside/formats";
import type { TournamentEvent } from "../event/event.ts";
import { isDate } from "../log/timestamp.ts";
import { firstOf, type RowRefusal } from "../reasons/row-refusal.ts";
import { LEAST_POD, MOST_POD, USUAL_POD } from "../rounds/pods.ts";
import { type EventFormat, ofRound, plannable, type Tier } from "./formats.ts";
import { CUT_SIZES, minutesOf, type RoundPlan, type Settings } from "./settings.ts";

const MOST_ROUNDS = 30;
/** Largest width and depth of a play area. */
const MOST_FEET = 12;
const MOST_FIGURE = 1000;

export function settingsRefusal(format: EventFormat, tier: Tier, date: string, settings: Settings): RowRefusal | undefined {
  const { rounds, tables, area, houseRules = [], podSize, cut, byeMargin, reference, gameRounds } = settings;
  const references = referencesOf(format.edition);
  const byeWorth = byeMargin && ("points" in byeMargin ? byeMargin.points : byeMargin.limits);
  return firstOf(
    rounds.length > MOST_ROUNDS && { key: "too many rounds", most: MOST_ROUNDS },
    format.rounds !== undefined &&
      rounds.length !== format.rounds && {
        key: "number of rounds is fixed",
        format: format.name,
        rounds: format.rounds,
        rule: "ES-ROUND-01",
      },
    ...rounds.map((plan, at) => planRefusal(format, plan, at + 1, podSize ?? USUAL_POD)),
    repeatedScenario(format, rounds),
    tables !== undefined && !isCount(tables, 1, 100_000) && { key: "number of tables" },
    area && !(isDate(area.announced) && area.announced < date) && { key: "area was announced too late", rule: "ET-TABLE-06" },
    area && !(isCount(area.width, 1, MOST_FEET) && isCount(area.depth, 1, MOST_FEET)) && { key: "size of the area", most: MOST_FEET },
    houseRules.length > 0 && tier !== "casual" && { key: "house rules are for casual events", rule: "ET-TIER-05" },
    podSize !== undefined && !isCount(podSize, LEAST_POD, MOST_POD) && { key: "size of pods", least: LEAST_POD, most: MOST_POD },
    cut !== undefined && !CUT_SIZES.includes(cut) && { key: "size of the cut", sizes: CUT_SIZES },
    reference !== undefined &&
      !references.includes(reference) &&
      (references.length === 0
        ? { key: "format has no references", format: format.name }
        : { key: "reference is not for the format", format: format.name, references, reference }),
    gameRounds !== undefined && !isCount(gameRounds, 1, MOST_FIGURE) && { key: "last game round", most: MOST_FIGURE },
    byeWorth !== undefined && !(byeWorth >= 0 && byeWorth <= MOST_FIGURE) && { key: "margin of a bye", most: MOST_FIGURE },
  );
}

function planRefusal(format: EventFormat, plan: RoundPlan, round: number, podSize: number): RowRefusal | undefined {
  const { least, most } = minutesOf(format, round);
  const fixed = format.scenarios.length === 0;
  return firstOf(
    !format.units.includes(plan.unit) && { key: "unit is not for the format", format: format.name, unit: plan.unit, rule: "ET-SCOPE-01" },
    !isCount(plan.minutes, least, most) && { key: "length of a round", round, least, most, minutes: plan.minutes, rule: "ET-ROUND-02" },
    fixed &&
      plan.limit !== ofRound(format.limits, round) && {
        key: "limits are fixed",
        format: format.name,
        limits: format.limits,
        rule: "ET-MOV-01",
      },
    !isCount(plan.limit, 1, 100_000) && { key: "round needs a limit", round, rule: "EB-EVENT-08" },
    fixed &&
      plan.squad !== Math.min(round, format.lists.squads) - 1 && {
        key: "squad of a round is fixed",
        round,
        squad: Math.min(round, format.lists.squads),
        rule: "ES-SQUAD-08",
      },
    !isCount(plan.squad, 0, 20) && { key: "round needs a squad", round },
    scenarioRefusal(format, plan, round, podSize),
  );
}

function scenarioRefusal(
  format: EventFormat,
  { scenario, unit, despite }: RoundPlan,
  round: number,
  podSize: number,
): RowRefusal | undefined {
  if (scenario === undefined) return undefined;
  const known = plannable(format).find(({ id }) => id === scenario);
  if (!known) return { key: "no such scenario", round, format: format.name, scenario };
  // A team has the size that its scenario allows.
  const seats = { players: 2, teams: known.most, pods: podSize }[unit];
  if (despite !== undefined || (known.units.includes(unit) && seats >= known.least && seats <= known.most)) return undefined;
  return { key: "scenario is for others", round, scenario: known, rule: "EB-LIST-13-Q" };
}

/** In formats that rotate scenarios, no scenario may repeat before all have been played. */
function repeatedScenario(format: EventFormat, rounds: readonly RoundPlan[]): RowRefusal | undefined {
  if (format.publishes || format.scenarios.length === 0) return undefined;
  const seen = new Set<string>();
  for (const { scenario, despite, unit } of rounds) {
    if (scenario === undefined || despite !== undefined) continue;
    const all = format.scenarios.filter(({ units }) => units.includes(unit)).length;
    if (seen.size >= all) seen.clear();
    if (seen.has(scenario)) return { key: "scenario comes too early again" };
    seen.add(scenario);
  }
  return undefined;
}

/** What may still change after the first pairing. The organiser promised everything else to the players. */
const CHANGEABLE = ["tables", "freshTables", "cut", "podSize"] as const satisfies readonly (keyof Settings)[];

/** The settings, besides the limits, that players must know to build their lists. */
const TOLD: readonly string[] = ["requirements", "sampleRequirements", "listOptions"] satisfies readonly (keyof Settings)[];

const listsOf = ({ rounds }: Settings): readonly unknown[] => rounds.map(({ unit, limit, squad }) => [unit, limit, squad]);

export function changeRefusal(event: TournamentEvent, settings: Settings): RowRefusal | undefined {
  const before = promised(event.settings);
  const after = promised(settings);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !same(before[key], after[key]));
  const listed = event.format.publishes && [...event.players.values()].some(({ list }) => list !== undefined);
  if (listed && (changed.some((key) => TOLD.includes(key)) || !same(listsOf(event.settings), listsOf(settings))))
    return { key: "lists are built already", rule: "EB-EVENT-07" };
  if (event.rounds.length > 0) {
    if (changed.includes("rounds")) return { key: "rounds are announced", rule: "ET-ROUND-03" };
    if (changed.length > 0) return { key: "settled before round 1", settings: changed };
  }
  return settingsRefusal(event.format, event.tier, event.date, settings);
}

const promised = (settings: Settings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !CHANGEABLE.some((open) => open === key)));

/** Settings are plain data, so equal text means equal settings. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isCount = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
