/** The championship cut: who goes on, who meets whom in the tree, and who ended where. Earlier meetings do not matter here. */
import { failure, type Problem, type Result, randomStream, success } from "@broadside/kit";
import type { Round, TournamentEvent } from "../event/event.ts";
import { nameOf } from "../people/display-names.ts";
import { matchOutcome } from "../results/match-outcome.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { compareRanks, standings } from "./standings.ts";

const MOST_SEEDS = 64;

/** Best first. Sides level on everything are put in order by a seeded lot, the last seat included (ET-TIE-53-Q). */
export function cutSeeds(event: TournamentEvent, size: number, seed: number): Result<readonly string[]> {
  const playing = standings(event).filter(({ status }) => status === "playing");
  if (!isTreeSize(size)) return failure([{ path: "cut", reason: `A bracket has 2, 4, 8, 16, 32 or ${MOST_SEEDS} sides, not ${size}` }]);
  if (size > playing.length) return failure([{ path: "cut", reason: `${size} sides cannot go on, for ${playing.length} are playing` }]);
  const lots = lotsFor(
    playing.map(({ side }) => side),
    seed,
  );
  const lotOf = (side: string): number => lots.get(side) ?? 0;
  const inOrder = playing.toSorted((a, b) => compareRanks(a, b) || lotOf(a.side) - lotOf(b.side));
  return success(inOrder.slice(0, size).map(({ side }) => side));
}

function isTreeSize(size: number): boolean {
  for (let fits = 2; fits <= MOST_SEEDS; fits *= 2) if (fits === size) return true;
  return false;
}

/** A place for each side, drawn with the seed, whatever order they come in. */
function lotsFor(sides: readonly string[], seed: number): ReadonlyMap<string, number> {
  const urn = sides.toSorted();
  const draw = randomStream(seed);
  return new Map(sides.map((_, place) => [urn.splice(draw(urn.length), 1)[0] ?? "", place]));
}

/** The pairs of a championship round, from the top of the tree down, the better seed first in each. */
export interface BracketRound {
  readonly pairs: readonly (readonly [string, string])[];
  /** Sides whose opponent is gone; they go on without playing. */
  readonly byes: readonly string[];
}

/** What comes next. Every match before must have a winner: where a draw stands or nothing, a ruling has to decide. */
export function bracketRound(event: TournamentEvent): Result<BracketRound> {
  const tree = climb(event);
  if (!tree) return failure([{ path: "bracket", reason: "There has been no cut" }]);
  if (tree.open.length > 0) return failure(tree.open);
  if (tree.slots.length < 2) return failure([{ path: "bracket", reason: "The bracket is decided" }]);
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

/** Winner 1, finalist 2, losers of the semi-final 3, before them 5, 9 …; who is still in, or disqualified, has none. */
export function bracketPlaces(event: TournamentEvent): ReadonlyMap<string, number> {
  const places = new Map(climb(event)?.places);
  for (const side of places.keys()) if (statusOf(event, side) === "disqualified") places.delete(side);
  return places;
}

/** Whether somebody has won the championship. */
export const isDecided = (event: TournamentEvent): boolean => [...bracketPlaces(event).values()].includes(1);

/**
 * Championship games are played as the last round of one ranked side against one (ES-ROUND-52-Q); of scenarios the one comes that has not
 * been played for the longest time.
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

/** Seeds in the order of the tree: for eight 1 8 4 5 2 7 3 6, so that the best two can meet only at the end. */
function treeOrder(size: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** A place in the tree; empty where both sides that might have come to it are gone. */
type Slot = string | undefined;

interface Tree {
  readonly slots: readonly Slot[];
  readonly places: ReadonlyMap<string, number>;
  /** Why the next round cannot be paired yet. */
  readonly open: readonly Problem[];
}

/** Goes up the tree, round by round; a level at which no two sides could meet has no round of its own. */
function climb(event: TournamentEvent): Tree | undefined {
  if (!event.bracket) return undefined;
  const { seeds } = event.bracket;
  const places = new Map<string, number>();
  const open: Problem[] = [];
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
  /** A side without an opponent goes up without playing, until it meets one. */
  const riseUnopposed = (isThere: (side: string) => boolean): void => {
    const there = (slot: Slot): boolean => slot !== undefined && isThere(slot);
    while (slots.length > 1 && !neighbours(slots).some(([one, other]) => there(one) && there(other))) {
      rise((one, other) => [one, other].find(there));
    }
  };

  for (const [at, round] of event.rounds.entries()) {
    if (round.kind !== "cut" || open.length > 0) continue;
    const present = new Set([...round.matches.flatMap(({ sides }) => sides), ...round.byes]);
    riseUnopposed((side) => present.has(side));
    rise((one, other) => {
      const decided = decide(event, round, one, other);
      if (decided.ok) return decided.value;
      open.push(...decided.problems.map(({ path, reason }) => ({ path: `rounds[${at}]${path}`, reason })));
      return "open";
    });
  }
  if (open.length === 0) riseUnopposed((side) => isPlaying(event, side));
  const [winner] = slots;
  if (slots.length === 1 && winner !== undefined && open.length === 0) places.set(winner, 1);
  return { slots, places, open };
}

/** Who comes out of one place of the tree in a round: the winner, or the one whose opponent has left. */
function decide(event: TournamentEvent, round: Round, one: Slot, other: Slot): Result<Slot> {
  if (one === undefined || other === undefined) return success(one ?? other);
  const at = round.matches.findIndex(({ sides }) => sides.includes(one) && sides.includes(other));
  const match = round.matches[at];
  const unopposed = [one, other].find((side) => round.byes.includes(side));
  if (!match && unopposed !== undefined) return success(unopposed);
  const results = (match && matchOutcome(event, round, match)?.sides) ?? [];
  const winner = match?.sides[results.findIndex(({ result }) => result === "win" || result === "modified win")];
  if (winner !== undefined) return success(winner);
  const left = [one, other].filter((side) => isPlaying(event, side));
  if (left.length < 2) return success(left[0]);
  if (!match)
    return failure([
      { path: "", reason: `${nameOf(event, one)} and ${nameOf(event, other)} should meet in round ${round.number} and do not` },
    ]);
  const reason = results.length > 0 ? "a draw decides no championship match" : "the match has no result";
  return failure([{ path: `.matches[${at}]`, reason: `Table ${match.table}: ${reason}` }]);
}

const neighbours = (slots: readonly Slot[]): readonly (readonly [Slot, Slot])[] =>
  Array.from({ length: slots.length / 2 }, (_, at) => [slots[2 * at], slots[2 * at + 1]] as const);

const seedOf = (event: TournamentEvent, side: string): number => event.bracket?.seeds.indexOf(side) ?? -1;

const statusOf = (event: TournamentEvent, side: string) => event[event.format.ranks].get(side)?.status;

const isPlaying = (event: TournamentEvent, side: string): boolean => statusOf(event, side) === "playing";
