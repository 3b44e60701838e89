/** The championship: who makes the cut, who meets whom in the bracket, and the final places. Earlier meetings do not matter here. */
import { failure, type Result, randomStream, success } from "@broadside/kit";
import type { Round, TournamentEvent } from "../event/event.ts";
import { nameOf } from "../people/display-names.ts";
import type { RowRefusal } from "../reasons/row-refusal.ts";
import { matchOutcome } from "../results/match-outcome.ts";
import { CUT_SIZES, type RoundPlan } from "../settings/settings.ts";
import { compareRanks, standings } from "./standings.ts";

/**
 * Returns the sides that make the cut, best first. A seeded lot orders sides that are level on everything, even for the last place in the
 * cut (ET-TIE-53-Q).
 */
export function cutSeeds(event: TournamentEvent, size: number, seed: number): Result<readonly string[], RowRefusal> {
  const playing = standings(event).filter(({ status }) => status === "playing");
  if (!CUT_SIZES.includes(size)) return failure([{ key: "size of the bracket", sizes: CUT_SIZES, size }]);
  if (size > playing.length) return failure([{ key: "too few for the cut", size, playing: playing.length }]);
  const lots = lotsFor(
    playing.map(({ side }) => side),
    seed,
  );
  const lotOf = (side: string): number => lots.get(side) ?? 0;
  const inOrder = playing.toSorted((a, b) => compareRanks(a, b) || lotOf(a.side) - lotOf(b.side));
  return success(inOrder.slice(0, size).map(({ side }) => side));
}

/** A place for each side, drawn with the seed. The order of the sides does not matter. */
function lotsFor(sides: readonly string[], seed: number): ReadonlyMap<string, number> {
  const urn = sides.toSorted();
  const draw = randomStream(seed);
  return new Map(sides.map((_, place) => [urn.splice(draw(urn.length), 1)[0] ?? "", place]));
}

/** The pairs of a championship round, from the top of the bracket down. The better seed comes first in each pair. */
export interface BracketRound {
  readonly pairs: readonly (readonly [string, string])[];
  /** Sides whose opponent is gone; they advance without playing. */
  readonly byes: readonly string[];
}

/** The next round. All earlier matches need a winner; a ruling decides a draw. */
export function bracketRound(event: TournamentEvent): Result<BracketRound, RowRefusal> {
  const tree = climb(event);
  if (!tree) return failure([{ key: "no cut yet" }]);
  if (tree.open.length > 0) return failure(tree.open);
  if (tree.slots.length < 2) return failure([{ key: "bracket is decided" }]);
  const pairs: (readonly [string, string])[] = [];
  const byes: string[] = [];
  for (const [one, other] of neighbours(tree.slots)) {
    const [first, second] = [one, other].filter((side) => side !== undefined && isPlaying(event, side));
    if (first !== undefined && second !== undefined)
      pairs.push(seedOf(event, first) < seedOf(event, second) ? [first, second] : [second, first]);
    else if (first !== undefined) byes.push(first);
  }
  return success({ pairs, byes });
}

/**
 * The winner is 1, the finalist 2, the losing semi-finalists 3, earlier losers 5, 9 and so on. Sides still playing or disqualified have no
 * place.
 */
export function bracketPlaces(event: TournamentEvent): ReadonlyMap<string, number> {
  const places = new Map(climb(event)?.places);
  for (const side of places.keys()) if (statusOf(event, side) === "disqualified") places.delete(side);
  return places;
}

/** Whether the championship has a winner. */
export const isDecided = (event: TournamentEvent): boolean => [...bracketPlaces(event).values()].includes(1);

/**
 * Championship games use the plan of the last round that paired ranked sides one on one (ES-ROUND-52-Q). The scenario is the one that was
 * played longest ago.
 */
export function bracketPlan({ format, settings, rounds }: TournamentEvent): RoundPlan | undefined {
  const plans = rounds.length > 0 ? rounds.map(({ plan }) => plan) : settings.rounds;
  const plan = plans.findLast(({ unit }) => unit === format.ranks) ?? plans.at(-1);
  if (!plan) return undefined;
  const played = plans.map(({ scenario }) => scenario);
  const [longestAgo] = format.scenarios
    .filter(({ units }) => units.includes(format.ranks))
    .toSorted((a, b) => played.lastIndexOf(a.id) - played.lastIndexOf(b.id));
  return { ...plan, unit: format.ranks, ...(longestAgo && { scenario: longestAgo.id }) };
}

/** Seeds in bracket order, such as 1 8 4 5 2 7 3 6 for eight sides: the best two can meet only in the final. */
function treeOrder(size: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** A place in the bracket; empty if both sides that could have reached it are gone. */
type Slot = string | undefined;

interface Tree {
  readonly slots: readonly Slot[];
  readonly places: ReadonlyMap<string, number>;
  /** Why the next round cannot be paired yet. */
  readonly open: readonly RowRefusal[];
}

/** Goes up the bracket round by round. A level has no round if no two sides could meet there. */
function climb(event: TournamentEvent): Tree | undefined {
  if (!event.bracket) return undefined;
  const { seeds } = event.bracket;
  const places = new Map<string, number>();
  const open: RowRefusal[] = [];
  let slots: readonly Slot[] = treeOrder(seeds.length).map((seed) => seeds[seed - 1]);

  const rise = (winnerOf: (one: Slot, other: Slot) => Slot | "open"): void => {
    const place = slots.length / 2 + 1;
    slots = neighbours(slots).map(([one, other]) => {
      const winner = winnerOf(one, other);
      if (winner === "open") return undefined;
      for (const loser of [one, other]) if (loser !== undefined && loser !== winner) places.set(loser, place);
      return winner;
    });
  };
  /** A side without an opponent advances without playing until it meets one. */
  const riseUnopposed = (isThere: (side: string) => boolean): void => {
    const there = (slot: Slot): boolean => slot !== undefined && isThere(slot);
    while (slots.length > 1 && !neighbours(slots).some(([one, other]) => there(one) && there(other))) {
      rise((one, other) => [one, other].find(there));
    }
  };

  for (const round of event.rounds) {
    if (round.kind !== "cut" || open.length > 0) continue;
    const present = new Set([...round.matches.flatMap(({ sides }) => sides), ...round.byes]);
    riseUnopposed((side) => present.has(side));
    rise((one, other) => {
      const decided = decide(event, round, one, other);
      if (decided.ok) return decided.value;
      open.push(...decided.problems);
      return "open";
    });
  }
  if (open.length === 0) riseUnopposed((side) => isPlaying(event, side));
  const [winner] = slots;
  if (slots.length === 1 && winner !== undefined && open.length === 0) places.set(winner, 1);
  return { slots, places, open };
}

/** The side that takes a bracket place in a round: the winner, or the side whose opponent has left. */
function decide(event: TournamentEvent, round: Round, one: Slot, other: Slot): Result<Slot, RowRefusal> {
  if (one === undefined || other === undefined) return success(one ?? other);
  const match = round.matches.find(({ sides }) => sides.includes(one) && sides.includes(other));
  const unopposed = [one, other].find((side) => round.byes.includes(side));
  if (!match && unopposed !== undefined) return success(unopposed);
  const results = (match && matchOutcome(event, round, match)?.sides) ?? [];
  const winner = match?.sides[results.findIndex(({ result }) => result === "win" || result === "modified win")];
  if (winner !== undefined) return success(winner);
  const left = [one, other].filter((side) => isPlaying(event, side));
  if (left.length < 2) return success(left[0]);
  if (!match)
    return failure([{ key: "bracket pair does not meet", sides: [nameOf(event, one), nameOf(event, other)], round: round.number }]);
  return failure([{ key: results.length > 0 ? "bracket match is a draw" : "bracket match is open", table: match.table }]);
}

const neighbours = (slots: readonly Slot[]): readonly (readonly [Slot, Slot])[] =>
  Array.from({ length: slots.length / 2 }, (_, at) => [slots[2 * at], slots[2 * at + 1]] as const);

const seedOf = (event: TournamentEvent, side: string): number => event.bracket?.seeds.indexOf(side) ?? -1;

const statusOf = (event: TournamentEvent, side: string) => event[event.format.ranks].get(side)?.status;

const isPlaying = (event: TournamentEvent, side: string): boolean => statusOf(event, side) === "playing";
