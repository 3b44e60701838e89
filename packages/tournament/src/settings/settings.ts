/** What the organiser decides for an event; everything has a default in the format. */
import { limitsIn, type Reference, type SomeAgreements, scenarioFacts } from "@broadside/formats";
import { randomStream } from "@broadside/kit";
import type { ByeMargin, EventFormat, Minutes, Unit } from "./formats.ts";
import { ofRound } from "./formats.ts";

export interface Settings {
  /** The rounds in order; an event cannot be paired without. */
  readonly rounds: readonly RoundPlan[];
  /** Only those are paired who have checked in. */
  readonly checkIn?: boolean;
  /** How many tables stand; as many as are needed where left out. */
  readonly tables?: number;
  readonly byeMargin?: ByeMargin;
  /** ET-MOV-52-Q. */
  readonly fullValueOnWipe?: boolean;
  /** ET-BYE-53-Q. */
  readonly fewestByesFirst?: boolean;
  /** ET-SWISS-52-Q: level sides in the order of their margin. */
  readonly orderByMargin?: boolean;
  /** ET-SWISS-56-Q: whether anyone may join once the first round has been paired. */
  readonly lateEntry?: boolean;
  /** Sides come to tables they have not sat at, as far as that goes. */
  readonly freshTables?: boolean;
  /** Teammates are named before the event or drawn at it. */
  readonly teams?: "preset" | "drawn";
  /** How large pods are to be, 3 to 8. */
  readonly podSize?: number;
  /** Requirements of the event beyond the format's rules, in words. */
  readonly requirements?: readonly string[];
  /** Lists are checked for the printed examples of requirements, by the squad format. */
  readonly sampleRequirements?: boolean;
  /** What the organiser has set for lists (epic points, bans, products …), as JSON for the program that checks them. */
  readonly listOptions?: string;
  /** Scenarios stay hidden until their round starts. */
  readonly secretScenarios?: boolean;
  /** Another play area than the format's, in feet, and since when everybody knows (YYYY-MM-DD). */
  readonly area?: { readonly width: number; readonly depth: number; readonly announced: string };
  /** Rules of the house, in words; casual events only. */
  readonly houseRules?: readonly string[];
  /** How many go on into the championship bracket. */
  readonly cut?: number;
  /** What the players of every game agree on; what is not fixed they may choose, and in events of earlier versions nothing is. */
  readonly agreements?: SomeAgreements;
  /** The rules reference of the second edition that games must be played by; by default the latest. */
  readonly reference?: Reference;
  /** The last round of every recorded game; by default the scenario's, if it has one. */
  readonly gameRounds?: number;
  /** Points that the scenario adds for a victory counter. */
  readonly pointsPerCounter?: number;
}

export interface RoundPlan {
  readonly unit: Unit;
  /** Points that a side may bring. */
  readonly limit: number;
  /** What the limit counts, where it is not points: the threat of quick builds. */
  readonly counts?: "threat";
  readonly minutes: number;
  /** Which of a list's squads is played, from 0. */
  readonly squad: number;
  readonly scenario?: string;
  /** Another play area than the format's, in feet. */
  readonly area?: { readonly width: number; readonly depth: number };
  /** Where the scenario is not for so many players: the organiser wants it so. */
  readonly despite?: string;
}

/**
 * The plan of rounds that a format suggests; scenarios come in the order of a lot, none twice before all have been played, each under its own limit,
 * those under the format's limit first: rounds that ask the same of a player are played with the same list (EB-EVENT-09).
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

/** What a side may bring to a scenario: its points, or its threat where it is for quick builds alone; of a team all members' together. */
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

/** All of the first, then all of the second, and again. */
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

/** Shuffled again and again; where two shuffles meet the same scenario does not come twice running. */
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

/** As many as halve the field down to one; a hint, for the number is the organiser's choice. */
export function roundsHint(sides: number): number {
  let rounds = 0;
  for (let left = 1; left < sides; left *= 2) rounds += 1;
  return rounds;
}
