/**
 * Made-up Epic events for the benchmark. One model gives the results, any pairing can be used, and they convert to contenders or event
 * data.
 */
import { randomStream } from "@broadside/kit";
import {
  type Contender,
  eventFormatById,
  type Match,
  type Pairing,
  type PairingRules,
  type Player,
  pairFirstRound,
  pairRound,
  type Round,
  type TournamentEvent,
  usualPlan,
} from "@broadside/tournament";

export type Draw = (below: number) => number;

/** Who plays whom, and who has no opponent. */
export interface Seating {
  readonly pairs: readonly (readonly [string, string])[];
  readonly alone: readonly string[];
}

interface PlayedMatch {
  readonly sides: readonly [string, string];
  readonly scores: readonly [number, number];
}

interface PlayedRound {
  readonly matches: readonly PlayedMatch[];
  readonly alone: readonly string[];
}

export interface Course {
  readonly sides: readonly Contender[];
  readonly rounds: readonly PlayedRound[];
}

const formatOf = (id: string) => {
  const format = eventFormatById(id);
  if (!format) throw new Error(`no format ${id}`);
  return format;
};
const FORMAT = formatOf("epic-dogfight");
export const EPIC: PairingRules = FORMAT.pairing;
export const ESCALATION: PairingRules = formatOf("escalation").pairing;

/** Epic Dogfight's numbers, repeated here to check the computed standings against an independent calculation. */
const LIMIT = 300;
const BYE_MARGIN = 450;
const CLEAR_LEAD = 12;
const POINTS = { win: 5, modifiedWin: 3, draw: 1, loss: 0 };
/** Percentages of all matches. */
const DRAWS = 4;
const MODIFIED_WINS = 12;

export const newSides = (count: number): readonly Contender[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at + 1}`, points: 0, margin: 0, byes: 0, met: new Map(), apart: [] }));

export const seatingOf = ({ pairs, bye }: Pairing): Seating => ({ pairs, alone: bye === undefined ? [] : [bye] });

export const pairByOurs = (sides: readonly Contender[], round: number, rules: PairingRules, seed: number): Pairing =>
  round === 1 ? pairFirstRound(sides, seed) : pairRound(sides, rules, seed);

/** Plays an event with our pairing. */
export function playEvent(count: number, rounds: number, key: number): Course {
  const draw = randomStream(key);
  let course: Course = { sides: newSides(count), rounds: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const seating = seatingOf(pairByOurs(course.sides, round, EPIC, draw(1_000_000)));
    course = playRound(course, seating, draw);
  }
  return course;
}

/** Sides without an opponent have a bye. */
export function playRound({ sides, rounds }: Course, { pairs, alone }: Seating, draw: Draw): Course {
  const matches = pairs.map((pair): PlayedMatch => ({ sides: pair, scores: randomScores(draw) }));
  const after = new Map(sides.map((side) => [side.id, side]));
  const change = (id: string, points: number, margin: number, more: (side: Contender) => Partial<Contender>): void => {
    const side = after.get(id);
    if (side) after.set(id, { ...side, points: side.points + points, margin: side.margin + margin, ...more(side) });
  };
  const meet = (id: string, opponent: string, lead: number): void =>
    change(id, pointsFor(lead), LIMIT + lead, ({ met }) => ({ met: new Map(met).set(opponent, (met.get(opponent) ?? 0) + 1) }));
  for (const { sides: pair, scores } of matches) {
    const lead = scores[0] - scores[1];
    meet(pair[0], pair[1], lead);
    meet(pair[1], pair[0], -lead);
  }
  for (const id of alone) change(id, POINTS.win, BYE_MARGIN, ({ byes }) => ({ byes: byes + 1 }));
  return { sides: [...after.values()], rounds: [...rounds, { matches, alone }] };
}

function randomScores(draw: Draw): readonly [number, number] {
  const lead = randomLead(draw);
  const low = draw(LIMIT - lead);
  return draw(2) === 0 ? [low + lead, low] : [low, low + lead];
}

function randomLead(draw: Draw): number {
  const roll = draw(100);
  if (roll < DRAWS) return 0;
  return roll < DRAWS + MODIFIED_WINS ? 1 + draw(CLEAR_LEAD - 1) : CLEAR_LEAD + draw(LIMIT - CLEAR_LEAD);
}

function pointsFor(lead: number): number {
  if (lead <= 0) return lead === 0 ? POINTS.draw : POINTS.loss;
  return lead < CLEAR_LEAD ? POINTS.modifiedWin : POINTS.win;
}

/** The same event as plain data. Every match is entered as scores when time was called. */
export function eventOf({ sides, rounds }: Course): TournamentEvent {
  const plans = usualPlan(FORMAT, rounds.length, 1);
  return {
    name: "Bench",
    format: FORMAT,
    tier: "casual",
    series: undefined,
    date: "2026-11-15",
    place: undefined,
    settings: { rounds: plans },
    published: true,
    finished: false,
    people: new Map(),
    players: new Map(sides.map(({ id }, at) => [id, playerOf(id, at + 1)])),
    teams: new Map(),
    rounds: plans.map((plan, at): Round => {
      const { matches = [], alone = [] } = rounds[at] ?? {};
      return { number: at + 1, kind: "swiss", plan, seed: 1, matches: matches.map(matchOf), byes: alone, clock: { turns: [] } };
    }),
    bracket: undefined,
    rulings: [],
    incidents: [],
    components: [],
    inspections: [],
  };
}

const playerOf = (id: string, seat: number): Player => ({
  id,
  name: id,
  club: undefined,
  apart: [],
  seat,
  status: "playing",
  missed: 0,
  checkedIn: true,
  brings: [],
  list: { faction: "rebel", squads: [{ points: LIMIT, ships: [] }] },
  table: undefined,
});

const matchOf = ({ sides, scores }: PlayedMatch, at: number): Match => ({
  table: at + 1,
  sides,
  begun: true,
  extension: 0,
  reports: new Map(),
  confirmedBy: new Set(),
  disputed: false,
  result: { claim: { scores, time: true }, entry: at + 1 },
  ruled: undefined,
  mat: undefined,
  tools: new Map(),
});
