import type { Contender, Pairing, PairingRules } from "./contender.ts";

/** The keys by which pairings are judged, in order. "lot" means that two pairings are equal in all the others. */
export const PAIRING_KEYS = ["rematches", "bye", "difference", "floats", "opponents", "lot"] as const;
export type PairingKey = (typeof PAIRING_KEYS)[number];

/** The value of each key, for any complete pairing. */
export interface PairingCost {
  /** The number of pairs that have met before. `meetings` is the total number of times that they have met. */
  readonly rematches: number;
  readonly meetings: number;
  /** For the side with the bye: its earlier byes (if the rules consider them), its points and its margin. */
  readonly bye?: readonly number[];
  /** The sum of the differences in points. */
  readonly difference: number;
  readonly floats: readonly Float[];
  /**
   * For each side, from the best down: its opponent's rank. Present only if sides are ordered by margin. Lots alone order sides that are
   * level on points and margin, so these all have the rank of the first of them. Their opponents are sorted, as if the lot had put the
   * sides with better opponents first.
   */
  readonly opponents?: readonly number[];
}

/** How many sides with the same points meet a lower side, and the sum of those differences. */
export interface Float {
  readonly points: number;
  readonly sides: number;
  readonly difference: number;
}

export function costOf(pairing: Pairing, contenders: readonly Contender[], rules: PairingRules): PairingCost {
  const byId = new Map(contenders.map((contender) => [contender.id, contender]));
  const floats = new Map<number, { sides: number; difference: number }>();
  let [rematches, meetings, difference] = [0, 0, 0];
  for (const [one, two] of pairsOf(pairing, byId)) {
    const times = one.met.get(two.id) ?? 0;
    rematches += times > 0 ? 1 : 0;
    meetings += times;
    const apart = Math.abs(one.points - two.points);
    if (apart === 0) continue;
    difference += apart;
    const value = Math.max(one.points, two.points);
    const before = floats.get(value) ?? { sides: 0, difference: 0 };
    floats.set(value, { sides: before.sides + 1, difference: before.difference + apart });
  }
  const byed = pairing.bye === undefined ? undefined : byId.get(pairing.bye);
  return {
    rematches,
    meetings,
    ...(byed ? { bye: [...(rules.fewestByesFirst ? [byed.byes] : []), byed.points, byed.margin] } : {}),
    difference,
    floats: [...floats].map(([points, float]) => ({ points, ...float })).sort((a, b) => b.points - a.points),
    ...(rules.order === "margin" ? { opponents: opponentsOf(pairing, byId) } : {}),
  };
}

function pairsOf(pairing: Pairing, byId: ReadonlyMap<string, Contender>): readonly (readonly [Contender, Contender])[] {
  return pairing.pairs.flatMap(([a, b]) => {
    const [one, two] = [byId.get(a), byId.get(b)];
    return one && two ? [[one, two] as const] : [];
  });
}

function opponentsOf(pairing: Pairing, byId: ReadonlyMap<string, Contender>): readonly number[] {
  const pairs = pairsOf(pairing, byId);
  const players = pairs.flat().sort((a, b) => b.points - a.points || b.margin - a.margin);
  const ranks = new Map<string, number>();
  players.forEach((player, index) => {
    const before = players[index - 1];
    const isLevel = before !== undefined && before.points === player.points && before.margin === player.margin;
    ranks.set(player.id, (isLevel ? ranks.get(before.id) : undefined) ?? index + 1);
  });
  const rank = ({ id }: Contender): number => ranks.get(id) ?? 0;
  const entries = pairs.flatMap(([one, two]) => [
    { own: rank(one), opponent: rank(two) },
    { own: rank(two), opponent: rank(one) },
  ]);
  return entries.sort((a, b) => a.own - b.own || a.opponent - b.opponent).map(({ opponent }) => opponent);
}

/** Compares two costs, ignoring lots. Negative if the first is better. */
export function compareCosts(a: PairingCost, b: PairingCost, rules: PairingRules): number {
  const key = firstDifference(a, b, rules);
  return key === "lot" ? 0 : COMPARE[key](a, b);
}

export const isBetter = (a: PairingCost, b: PairingCost, rules: PairingRules): boolean => compareCosts(a, b, rules) < 0;

/** The first key in which two pairings differ. */
export function firstDifference(a: PairingCost, b: PairingCost, rules: PairingRules): PairingKey {
  const applies = (key: PairingKey): boolean =>
    (key !== "difference" || rules.closeness === "least difference") && (key !== "opponents" || rules.order === "margin");
  return PAIRING_KEYS.find((key) => applies(key) && COMPARE[key](a, b) !== 0) ?? "lot";
}

const COMPARE: Readonly<Record<PairingKey, (a: PairingCost, b: PairingCost) => number>> = {
  rematches: (a, b) => a.rematches - b.rematches || a.meetings - b.meetings,
  bye: (a, b) => compareLists(a.bye ?? [], b.bye ?? []),
  difference: (a, b) => a.difference - b.difference,
  floats: (a, b) => compareFloats(a.floats, b.floats),
  opponents: (a, b) => compareLists(a.opponents ?? [], b.opponents ?? []),
  lot: () => 0,
};

function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((number, k) => number !== b[k]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** Compares floats from the highest points down. If only one pairing has a float at some number of points, the other pairing is better. */
function compareFloats(a: readonly Float[], b: readonly Float[]): number {
  for (let k = 0; k < Math.max(a.length, b.length); k++) {
    const [one, two] = [a[k], b[k]];
    if (one === undefined || two === undefined) return one === undefined ? -1 : 1;
    const order = one.points - two.points || one.sides - two.sides || one.difference - two.difference;
    if (order !== 0) return order;
  }
  return 0;
}
