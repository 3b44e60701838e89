/** Whether settings are ones that the format and its rules allow. */
import { referencesOf } from "@broadside/formats";
import type { TournamentEvent } from "../event/event.ts";
import { firstOf, type RowRefusal, refuse } from "../log/refusal.ts";
import { isDate } from "../log/timestamp.ts";
import { LEAST_POD, MOST_POD, USUAL_POD } from "../rounds/pods.ts";
import { type EventFormat, ofRound, plannable, type ScenarioName, type Tier } from "./formats.ts";
import { minutesOf, type RoundPlan, type Settings } from "./settings.ts";

const MOST_ROUNDS = 30;

export function settingsRefusal(format: EventFormat, tier: Tier, date: string, settings: Settings): RowRefusal | undefined {
  const { rounds, tables, area, houseRules = [], podSize, cut, byeMargin, reference, gameRounds } = settings;
  const references = referencesOf(format.edition);
  const byeWorth = byeMargin && ("points" in byeMargin ? byeMargin.points : byeMargin.limits);
  return firstOf(
    rounds.length > MOST_ROUNDS && refuse(`At most ${MOST_ROUNDS} rounds can be planned`),
    format.rounds !== undefined &&
      rounds.length !== format.rounds &&
      refuse(`${format.name} has exactly ${format.rounds} rounds`, "ES-ROUND-01"),
    ...rounds.map((plan, at) => planRefusal(format, plan, at + 1, podSize ?? USUAL_POD)),
    repeatedScenario(format, rounds),
    tables !== undefined && !isCount(tables, 1, 100_000) && refuse("The number of tables is a whole number from 1"),
    area &&
      !(isDate(area.announced) && area.announced < date) &&
      refuse("Another play area must have been announced before the day of the event", "ET-TABLE-06"),
    area && !(isCount(area.width, 1, 12) && isCount(area.depth, 1, 12)) && refuse("A play area is 1 to 12 feet wide and deep"),
    houseRules.length > 0 && tier !== "casual" && refuse("House rules are for casual events only", "ET-TIER-05"),
    podSize !== undefined && !isCount(podSize, LEAST_POD, MOST_POD) && refuse(`A pod has ${LEAST_POD} to ${MOST_POD} players`),
    cut !== undefined && ![2, 4, 8, 16, 32, 64].includes(cut) && refuse("A cut is to 2, 4, 8, 16, 32 or 64"),
    reference !== undefined &&
      !references.includes(reference) &&
      refuse(
        references.length === 0
          ? `${format.name} is of the first edition, which has no rules reference to choose`
          : `${format.name} goes by the rules reference ${references.join(", ")}, not ${reference}`,
      ),
    gameRounds !== undefined && !isCount(gameRounds, 1, 1000) && refuse("Games end after a round from 1 to 1000"),
    byeWorth !== undefined && !(byeWorth >= 0 && byeWorth <= 1000) && refuse("The margin of a bye is a number from 0 to 1000"),
  );
}

function planRefusal(format: EventFormat, plan: RoundPlan, round: number, podSize: number): RowRefusal | undefined {
  const { least, most } = minutesOf(format, round);
  const fixed = format.scenarios.length === 0;
  return firstOf(
    !format.units.includes(plan.unit) && refuse(`${format.name} has no rounds of ${plan.unit}`, "ET-SCOPE-01"),
    !isCount(plan.minutes, least, most) && refuse(`Round ${round} lasts ${least} to ${most} minutes, not ${plan.minutes}`, "ET-ROUND-02"),
    fixed &&
      plan.limit !== ofRound(format.limits, round) &&
      refuse(`${format.name} is played to ${format.limits.join(", ")} points`, "ET-MOV-01"),
    !isCount(plan.limit, 1, 100_000) && refuse(`Round ${round} needs a limit of points`, "EB-EVENT-08"),
    fixed &&
      plan.squad !== Math.min(round, format.lists.squads) - 1 &&
      refuse(`Round ${round} is played with squad ${Math.min(round, format.lists.squads)}`, "ES-SQUAD-08"),
    !isCount(plan.squad, 0, 20) && refuse(`Round ${round} names no squad of a list`),
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
  if (!known) return refuse(`Round ${round}: ${format.name} has no scenario "${scenario}"`);
  // Teams have the sizes that their scenario allows.
  const seats = { players: 2, teams: known.most, pods: podSize }[unit];
  if (despite !== undefined || (known.units.includes(unit) && seats >= known.least && seats <= known.most)) return undefined;
  return refuse(
    `Round ${round}: ${known.name} is for ${known.units.join(" or ")}, ${playersOf(known)}; an organiser who wants it so says why`,
    "EB-LIST-13-Q",
  );
}

const playersOf = ({ least, most }: ScenarioName): string => (least === most ? `${least} players` : `${least} to ${most} players`);

/** While some scenario has not been played, none comes twice; only where the format itself rotates them. */
function repeatedScenario(format: EventFormat, rounds: readonly RoundPlan[]): RowRefusal | undefined {
  if (format.publishes || format.scenarios.length === 0) return undefined;
  const seen = new Set<string>();
  for (const { scenario, despite, unit } of rounds) {
    if (scenario === undefined || despite !== undefined) continue;
    const all = format.scenarios.filter(({ units }) => units.includes(unit)).length;
    if (seen.size >= all) seen.clear();
    if (seen.has(scenario))
      return refuse("A scenario comes a second time before all have been played; an organiser who wants it so says why");
    seen.add(scenario);
  }
  return undefined;
}

/** What may still change once the first round has been paired; everything else was promised to the players. */
const CHANGEABLE = ["tables", "freshTables", "cut", "podSize"] as const satisfies readonly (keyof Settings)[];

/** What lists are built to, besides the limits. */
const TOLD: readonly string[] = ["requirements", "sampleRequirements", "listOptions"] satisfies readonly (keyof Settings)[];

const listsOf = ({ rounds }: Settings): readonly unknown[] => rounds.map(({ unit, limit, squad }) => [unit, limit, squad]);

export function changeRefusal(event: TournamentEvent, settings: Settings): RowRefusal | undefined {
  const before = promised(event.settings);
  const after = promised(settings);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !same(before[key], after[key]));
  const listed = event.format.publishes && [...event.players.values()].some(({ list }) => list !== undefined);
  if (listed && (changed.some((key) => TOLD.includes(key)) || !same(listsOf(event.settings), listsOf(settings))))
    return refuse("Players have built their lists to what was published; limits and requirements cannot change now", "EB-EVENT-07");
  if (event.rounds.length > 0) {
    if (changed.includes("rounds"))
      return refuse("Rounds, limits and times are told to the players before the event and cannot change now", "ET-ROUND-03");
    if (changed.length > 0) return refuse(`This was settled before round 1 and cannot change now: ${changed.join(", ")}`);
  }
  return settingsRefusal(event.format, event.tier, event.date, settings);
}

const promised = (settings: Settings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !CHANGEABLE.some((open) => open === key)));

/** Settings are plain data that came from text, so their text says whether they are alike. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isCount = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
