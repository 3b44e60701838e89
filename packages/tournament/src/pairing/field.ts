import { scramble } from "@broadside/kit";
import type { Contender, PairingRules } from "./contender.ts";

/** The two lots drawn for a round. Each gives every side a place: one orders level sides, the other helps to decide who gets the bye. */
export interface Lots {
  readonly order: ReadonlyMap<string, number>;
  readonly bye: ReadonlyMap<string, number>;
}

const ORDER_LOT = 1;
const BYE_LOT = 2;

/** Compares code units, so that the order is the same on every machine. */
const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Draws both lots among the sides sorted by id, so that the order of the input doesn't matter. */
export function drawLots(ids: readonly string[], seed: number): Lots {
  const sorted = [...ids].sort(compareIds);
  return { order: drawLot(sorted, scramble(seed, ORDER_LOT)), bye: drawLot(sorted, scramble(seed, BYE_LOT)) };
}

function drawLot(sorted: readonly string[], key: number): ReadonlyMap<string, number> {
  const drawn = sorted.map((id, index) => ({ id, number: scramble(key, index) })).sort((a, b) => a.number - b.number);
  return new Map(drawn.map(({ id }, place) => [id, place]));
}

/** The sides that play, best first. A side's place is its index in this order. */
export interface Field {
  readonly sides: readonly Contender[];
  readonly points: readonly number[];
  /** For each place, the places of earlier opponents in this field, and how often they have met. */
  readonly met: readonly (readonly Meeting[])[];
  /** Where each group of sides on the same points begins, best first; then the number of sides. */
  readonly starts: readonly number[];
  /** The group of each place. */
  readonly group: readonly number[];
}

export interface Meeting {
  readonly place: number;
  readonly times: number;
}

/**
 * Compares ranks. Better points come first; among sides level on points, the better margin if the rules say so; then the lot. The lot
 * orders only sides, never pairings.
 */
export function compareRank(rules: PairingRules, lots: Lots): (a: Contender, b: Contender) => number {
  const byMargin = rules.order === "margin";
  const lot = ({ id }: Contender): number => lots.order.get(id) ?? 0;
  return (a, b) => b.points - a.points || (byMargin ? b.margin - a.margin : 0) || lot(a) - lot(b);
}

export function rankField(contenders: readonly Contender[], rules: PairingRules, lots: Lots): Field {
  const sides = [...contenders].sort(compareRank(rules, lots));
  const places = new Map(sides.map(({ id }, place) => [id, place]));
  const points = sides.map((side) => side.points);
  const met = sides.map((side) => {
    const meetings: Meeting[] = [];
    for (const [id, times] of side.met) {
      const place = places.get(id);
      if (place !== undefined && times > 0) meetings.push({ place, times });
    }
    return meetings;
  });
  const starts = points.flatMap((value, place) => (value === points[place - 1] ? [] : [place]));
  const group: number[] = [];
  for (let place = 0, last = -1; place < points.length; place++) group.push(starts[last + 1] === place ? ++last : last);
  return { sides, points, met, starts: [...starts, sides.length], group };
}

/**
 * The sides in the order in which they should get the bye: compared by earlier byes if the rules say so, then by points, margin and lot.
 */
export function byeOrder(contenders: readonly Contender[], rules: PairingRules, lots: Lots): readonly Contender[] {
  const lot = ({ id }: Contender): number => lots.bye.get(id) ?? 0;
  return [...contenders].sort(
    (a, b) => (rules.fewestByesFirst ? a.byes - b.byes : 0) || a.points - b.points || a.margin - b.margin || lot(a) - lot(b),
  );
}
