/** What the organiser decides for an event. The format has a default for everything. */
import { limitsIn, type Reference, type SomeAgreements, scenarioFacts } from "@broadside/formats";
import { randomStream } from "@broadside/kit";
import type { ByeMargin, EventFormat, Minutes, Unit } from "./formats.ts";
import { ofRound } from "./formats.ts";

/** How many sides a championship may have. */
export const CUT_SIZES: readonly number[] = [2, 4, 8, 16, 32, 64];

export interface Settings {
  /** The rounds in order; without them, an event cannot be paired. */
  readonly rounds: readonly RoundPlan[];
  /** Pair only those who have checked in. */
  readonly checkIn?: boolean;
  /** How many tables there are; by default as many as needed. */
  readonly tables?: number;
  readonly byeMargin?: ByeMargin;
  /** ET-MOV-52-Q. */
  readonly fullValueOnWipe?: boolean;
  /** ET-BYE-53-Q. */
  readonly fewestByesFirst?: boolean;
  /** ET-SWISS-52-Q: pair sides that are level on points in order of margin. */
  readonly orderByMargin?: boolean;
  /** ET-SWISS-56-Q: whether anyone may join once the first round has been paired. */
  readonly lateEntry?: boolean;
  /** Seat sides at tables they have not used yet, as far as possible. */
  readonly freshTables?: boolean;
  /** Teammates are named before the event or drawn at it. */
  readonly teams?: "preset" | "drawn";
  /** The target size of pods, 3 to 8. */
  readonly podSize?: number;
  /** The event's requirements beyond the format's rules, as text. */
  readonly requirements?: readonly string[];
  /** Check lists against the squad format's printed example requirements. */
  readonly sampleRequirements?: boolean;
  /** List options set by the organiser (epic points, bans, products …), as JSON for the program that checks lists. */
  readonly listOptions?: string;
  /** Scenarios stay hidden until their round starts. */
  readonly secretScenarios?: boolean;
  /** A play area that replaces the format's, in feet, and the date it was announced (YYYY-MM-DD). */
  readonly area?: { readonly width: number; readonly depth: number; readonly announced: string };
  /** House rules, as text; casual events only. */
  readonly houseRules?: readonly string[];
  /** How many sides qualify for the championship bracket. */
  readonly cut?: number;
  /** Agreements fixed for every game. Players choose the rest themselves; events of earlier versions fix nothing. */
  readonly agreements?: SomeAgreements;
  /** The rules reference of the second edition that games must be played by; by default the latest. */
  readonly reference?: Reference;
  /** The last round of every recorded game; by default the scenario's, if it has one. */
  readonly gameRounds?: number;
  /** Points that the scenario awards per victory counter. */
  readonly pointsPerCounter?: number;
}

export interface RoundPlan {
  readonly unit: Unit;
  /** Points that a side may spend. */
  readonly limit: number;
  /** What the limit counts if not points: the threat of quick builds. */
  readonly counts?: "threat";
  readonly minutes: number;
  /** Which of a list's squads is played, from 0. */
  readonly squad: number;
  readonly scenario?: string;
  /** A play area that replaces the format's, in feet. */
  readonly area?: { readonly width: number; readonly depth: number };
  /** Why the organiser plays the scenario with a number of players it is not meant for. */
  readonly despite?: string;
}

/**
 * The plan of rounds that a format suggests. Scenarios come in random order, and none repeats before all have been played. Each round uses
 * its scenario's own limit. Scenarios with the format's usual limit come first, because rounds with the same requirements are played with
 * the same list (EB-EVENT-09).
 */
export function usualPlan(format: EventFormat, rounds: number, seed: number): readonly RoundPlan[] {
  const unit = format.units[0] ?? "players";
  const ids = format.scenarios.filter(({ units }) => units.includes(unit)).map(({ id }) => id);
  const isUsual = (id: string): boolean => scenarioLimit(format, unit, id) === format.limits[0];
  const [usual, others] = [ids.filter(isUsual), ids.filter((id) => !isUsual(id))];
  const scenarios = inTurn(usual, others, format.rounds ?? rounds, seed);
  const limits: number[] = [];
  return Array.from({ length: format.rounds ?? rounds }, (_, at) => {
    const scenario = scenarios[at];
    const limit = scenarioLimit(format, unit, scenario) ?? ofRound(format.limits, at + 1) ?? 0;
    if (!limits.includes(limit)) limits.push(limit);
    const squad = format.lists.squads > 1 ? Math.min(at, format.lists.squads - 1) : limits.indexOf(limit);
    return { unit, limit, minutes: minutesOf(format, at + 1).usual, squad, ...(scenario !== undefined && { scenario }) };
  });
}

/** A side's limit in a scenario: points, or threat if the scenario allows only quick builds. For a team, it covers all members together. */
function scenarioLimit({ edition, teamSize }: EventFormat, unit: Unit, id: string | undefined): number | undefined {
  const scenario = id === undefined ? undefined : scenarioFacts(id);
  const limits = scenario && limitsIn(scenario, edition);
  const value = limits?.points ?? limits?.threat;
  return value === undefined || unit !== "teams" || limits?.binds === "team" ? value : value * teamSize;
}

/** The rules' own example of an Epic Battles event: two duels and a battle of teams with the same lists (EB-EVENT-11, EB-EVENT-12). */
export const SAMPLE_PLAN: readonly RoundPlan[] = [
  { unit: "players", limit: 300, minutes: 90, squad: 0, scenario: "passing-engagement" },
  { unit: "players", limit: 300, minutes: 90, squad: 0, scenario: "atmospheric-entry" },
  { unit: "teams", limit: 600, minutes: 180, squad: 0, scenario: "cover-the-evacuation" },
];

/** Returns all of the first list, then all of the second, then both again. */
function inTurn(first: readonly string[], second: readonly string[], rounds: number, seed: number): readonly string[] {
  const all = first.length + second.length;
  const turns = all === 0 ? 0 : Math.ceil(rounds / all);
  const [one, other] = [first, second].map((scenarios) => rotation(scenarios, turns * scenarios.length, seed)) as [string[], string[]];
  return Array.from({ length: turns }, (_, turn) => [
    ...one.slice(turn * first.length, (turn + 1) * first.length),
    ...other.slice(turn * second.length, (turn + 1) * second.length),
  ])
    .flat()
    .slice(0, rounds);
}

/** The scenarios, reshuffled after each full pass. The same scenario never comes twice in a row. */
function rotation(scenarios: readonly string[], rounds: number, seed: number): readonly string[] {
  if (scenarios.length === 0) return [];
  const draw = randomStream(seed);
  const order: string[] = [];
  while (order.length < rounds) {
    const left = [...scenarios];
    while (left.length > 0) {
      const [next] = left.splice(draw(left.length), 1);
      if (next === undefined) break;
      if (left.length === scenarios.length - 1 && left.length > 0 && next === order.at(-1)) left.push(next);
      else order.push(next);
    }
  }
  return order.slice(0, rounds);
}

export const minutesOf = (format: EventFormat, round: number): Minutes =>
  ofRound(format.minutes, round) ?? { usual: 60, least: 1, most: 600 };

/** The number of rounds that halves the field down to one. It is only a hint: the organiser chooses. */
export function roundsHint(sides: number): number {
  let rounds = 0;
  for (let left = 1; left < sides; left *= 2) rounds += 1;
  return rounds;
}
