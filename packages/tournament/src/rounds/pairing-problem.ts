/** Compares a pairing with the best one there is. */
import {
  type Contender,
  costOf,
  findShortfall,
  type Pairing,
  type PairingCost,
  type PairingKey,
  type PairingRules,
  pairRound,
} from "../pairing/index.ts";
import type { Keyed } from "../reasons/keyed.ts";
import type { PairingProblem, PairingProblems, SidePoints, WeighedSide } from "../reasons/pairing-reasons.ts";
import type { RuleSubject } from "../settings/rule-ids.ts";

type NameOf = (side: string) => string;

/** "as drawn" is the pairing that the seed draws; "as good" differs from it only by lot. */
export function pairingProblem(
  actual: Pairing,
  contenders: readonly Contender[],
  rules: PairingRules,
  seed: number,
  nameOf: NameOf,
): PairingProblem | "as drawn" | "as good" {
  const best = pairRound(contenders, rules, seed);
  if (samePairs(actual, best)) return "as drawn";
  const key = findShortfall(actual, contenders, rules);
  if (key === undefined) return "as good";
  if (key === "rematches" || key === "bye") {
    const whole = compared(actual, best, contenders, rules, nameOf);
    return key === "bye" ? byeFault(whole, rules) : { subject: "rematch", ...rematchProblem(whole) };
  }
  // Any of the sides that are level for the bye may have it. The others are compared without that side.
  const others = contenders.filter(({ id }) => id !== actual.bye);
  const rest = compared({ pairs: actual.pairs }, pairRound(others, rules, seed), others, rules, nameOf);
  return { subject: "pairing", ...FAULTS[key](rest) };
}

const compared = (
  actual: Pairing,
  best: Pairing,
  contenders: readonly Contender[],
  rules: PairingRules,
  nameOf: NameOf,
): PairingComparison => ({
  actual,
  best,
  own: costOf(actual, contenders, rules),
  least: costOf(best, contenders, rules),
  contenders,
  nameOf,
});

interface PairingComparison {
  readonly actual: Pairing;
  readonly best: Pairing;
  readonly own: PairingCost;
  readonly least: PairingCost;
  readonly contenders: readonly Contender[];
  readonly nameOf: NameOf;
}

/** The first value in which the two byes differ shows which rule is broken. */
function byeFault({ actual, best, own, least, contenders, nameOf }: PairingComparison, { fewestByesFirst }: PairingRules): PairingProblem {
  const at = own.bye?.findIndex((figure, place) => figure !== least.bye?.[place]) ?? 0;
  const subjects: readonly RuleSubject[] = [...(fewestByesFirst ? (["byes"] as const) : []), "byePoints", "byeMargin"];
  const candidate = (id: string | undefined) => {
    const side = contenders.find((contender) => contender.id === id);
    return side && { ...weighed(side, nameOf), byes: side.byes };
  };
  return { key: "bye to another", subject: subjects[at] ?? "byePoints", has: candidate(actual.bye), due: candidate(best.bye) };
}

const weighed = ({ id, points, margin }: Contender, nameOf: NameOf): WeighedSide => ({ side: nameOf(id), points, margin });

function rematchProblem({ actual, own, least, contenders, nameOf }: PairingComparison): Keyed<PairingProblems> {
  const met = new Map(contenders.map((contender) => [contender.id, contender.met]));
  const again = actual.pairs.filter(([one, two]) => (met.get(one)?.get(two) ?? 0) > 0);
  return {
    key: "avoidable rematches",
    pairs: again.map(([one, two]) => [nameOf(one), nameOf(two)]),
    least: least.rematches,
    ...(own.rematches === least.rematches && { meetings: { own: own.meetings, least: least.meetings } }),
  };
}

type RestKey = Exclude<PairingKey, "rematches" | "bye" | "lot">;

const FAULTS: Readonly<Record<RestKey, (compared: PairingComparison) => Keyed<PairingProblems>>> = {
  difference: (compared) => ({
    key: "points far apart",
    own: compared.own.difference,
    least: compared.least.difference,
    widest: widestPair(compared),
  }),
  floats: (compared) => {
    const { own, least } = compared;
    const at = own.floats.findIndex((float, place) => {
      const other = least.floats[place];
      return float.points !== other?.points || float.sides !== other.sides || float.difference !== other.difference;
    });
    const { points = 0, sides = 0, difference = 0 } = own.floats[at] ?? {};
    const due = least.floats.find((float) => float.points === points) ?? { sides: 0, difference: 0 };
    return {
      key: "too many float down",
      points,
      own: { sides, difference },
      least: { sides: due.sides, difference: due.difference },
      widest: widestPair(compared, points),
    };
  },
  opponents: ({ actual, best, contenders, nameOf }) => {
    const [own, due] = [opponentsIn(actual, contenders), opponentsIn(best, contenders)];
    const named = (side: Contender | undefined): WeighedSide | undefined => side && weighed(side, nameOf);
    const first = contenders.toSorted(byRank).find(({ id }) => {
      const [met, wanted] = [own.get(id), due.get(id)];
      return met && wanted && byRank(met, wanted) !== 0;
    });
    const id = first?.id ?? "";
    return { key: "opponents out of order", side: named(first), opponent: named(own.get(id)), due: named(due.get(id)) };
  },
};

/**
 * The pair with the greatest difference in points that isn't in the best pairing. If `points` is given, only pairs whose better side has
 * that many points count.
 */
function widestPair({ actual, best, contenders, nameOf }: PairingComparison, points?: number): readonly SidePoints[] {
  const byId = new Map(contenders.map((contender) => [contender.id, contender]));
  const kept = new Set(best.pairs.map((pair) => pair.toSorted().join(" ")));
  const worth = (side: string): number => byId.get(side)?.points ?? 0;
  const gap = ([one, two]: readonly [string, string]): number => Math.abs(worth(one) - worth(two));
  const [widest] = actual.pairs
    .filter((pair) => !kept.has(pair.toSorted().join(" ")))
    .filter(([one, two]) => points === undefined || Math.max(worth(one), worth(two)) === points)
    .toSorted((a, b) => gap(b) - gap(a));
  return widest?.map((side) => ({ side: nameOf(side), points: worth(side) })) ?? [];
}

const byRank = (a: Contender, b: Contender): number => b.points - a.points || b.margin - a.margin;

function opponentsIn({ pairs }: Pairing, contenders: readonly Contender[]): ReadonlyMap<string, Contender> {
  const byId = new Map(contenders.map((contender) => [contender.id, contender]));
  const opponents = new Map<string, Contender>();
  for (const [one, two] of pairs) {
    const [first, second] = [byId.get(one), byId.get(two)];
    if (first && second) opponents.set(one, second).set(two, first);
  }
  return opponents;
}

/** Whether the same sides meet, in any order, and the same side has the bye. */
export function samePairs(one: Pairing, other: Pairing): boolean {
  const keys = ({ pairs, bye }: Pairing): string =>
    [...pairs.map((pair) => pair.toSorted().join(" ")), `bye ${bye ?? ""}`].toSorted().join();
  return keys(one) === keys(other);
}
