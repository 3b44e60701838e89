/** A pairing held against the best one there is, in words. */
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
import type { RuleIds, RuleSubject } from "../settings/rule-ids.ts";

export interface PairingFault {
  readonly subject: RuleSubject;
  readonly rule: string | undefined;
  readonly text: string;
}

type NameOf = (side: string) => string;

/** "as drawn" is the very pairing of the seed, "as good" one that only a lot tells from it. */
export function pairingFault(
  actual: Pairing,
  contenders: readonly Contender[],
  rules: PairingRules,
  seed: number,
  nameOf: NameOf,
  ids: RuleIds,
): PairingFault | "as drawn" | "as good" {
  const best = pairRound(contenders, rules, seed);
  if (samePairs(actual, best)) return "as drawn";
  const key = findShortfall(actual, contenders, rules);
  if (key === undefined) return "as good";
  if (key === "rematches" || key === "bye") {
    const whole = compared(actual, best, contenders, rules, nameOf);
    return key === "bye" ? byeFault(whole, rules, ids) : { subject: "rematch", rule: ids.rematch, text: WORDS.rematches(whole) };
  }
  // Any of the sides level in the order of the bye may have it; the others are judged by themselves.
  const others = contenders.filter(({ id }) => id !== actual.bye);
  const rest = compared({ pairs: actual.pairs }, pairRound(others, rules, seed), others, rules, nameOf);
  return { subject: "pairing", rule: ids.pairing, text: WORDS[key](rest) };
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

/** The first figure in which the two byes differ says which rule was broken. */
function byeFault(
  { actual, best, own, least, contenders, nameOf }: PairingComparison,
  { fewestByesFirst }: PairingRules,
  ids: RuleIds,
): PairingFault {
  const at = own.bye?.findIndex((figure, place) => figure !== least.bye?.[place]) ?? 0;
  const subjects: readonly RuleSubject[] = [...(fewestByesFirst ? (["byes"] as const) : []), "byePoints", "byeMargin"];
  const subject = subjects[at] ?? "byePoints";
  const figures = (id: string | undefined): string => {
    const side = contenders.find((contender) => contender.id === id);
    return side ? `${nameOf(side.id)} (${times(side.byes, "earlier bye")}, ${side.points} points, margin ${side.margin})` : "nobody";
  };
  return { subject, rule: ids[subject], text: `${figures(actual.bye)} has the bye; it was due to ${figures(best.bye)}` };
}

const WORDS: Readonly<Record<PairingKey, (compared: PairingComparison) => string>> = {
  rematches: ({ actual, own, least, contenders, nameOf }) => {
    const met = new Map(contenders.map((contender) => [contender.id, contender.met]));
    const again = actual.pairs.filter(([one, two]) => (met.get(one)?.get(two) ?? 0) > 0);
    const names = again.map(([one, two]) => `${nameOf(one)} and ${nameOf(two)}`).join("; ");
    const meetings = own.rematches === least.rematches ? ` with ${own.meetings} earlier meetings instead of ${least.meetings}` : "";
    return `${names} meet again; ${times(least.rematches, "rematch")} would do${meetings}`;
  },
  bye: () => "",
  difference: (compared) =>
    `The differences in points add up to ${compared.own.difference}; ${compared.least.difference} would do: ${farthest(compared)}`,
  floats: (compared) => {
    const { own, least } = compared;
    const at = own.floats.findIndex((float, place) => {
      const other = least.floats[place];
      return float.points !== other?.points || float.sides !== other.sides || float.difference !== other.difference;
    });
    const { points = 0, sides = 0, difference = 0 } = own.floats[at] ?? {};
    const due = least.floats.find((float) => float.points === points) ?? { sides: 0, difference: 0 };
    return (
      `On ${points} points ${sides === 1 ? "1 side meets a lower one" : `${sides} sides meet lower ones`}, by ${difference} in all; ` +
      `${due.sides} by ${due.difference} would do: ${farthest(compared, points)}`
    );
  },
  opponents: ({ actual, best, contenders, nameOf }) => {
    const [own, due] = [opponentsIn(actual, contenders), opponentsIn(best, contenders)];
    const inWords = (side: Contender | undefined): string =>
      side ? `${nameOf(side.id)} (${side.points} points, margin ${side.margin})` : "nobody";
    const first = contenders.toSorted(byRank).find(({ id }) => {
      const [met, wanted] = [own.get(id), due.get(id)];
      return met && wanted && byRank(met, wanted) !== 0;
    });
    return `From the top down ${inWords(first)} meets ${inWords(own.get(first?.id ?? ""))}; due was ${inWords(due.get(first?.id ?? ""))}`;
  },
  lot: () => "",
};

/** The widest pair that the best pairing does not have, of those whose better side has so many points. */
function farthest({ actual, best, contenders, nameOf }: PairingComparison, points?: number): string {
  const byId = new Map(contenders.map((contender) => [contender.id, contender]));
  const kept = new Set(best.pairs.map((pair) => pair.toSorted().join(" ")));
  const worth = (side: string): number => byId.get(side)?.points ?? 0;
  const gap = ([one, two]: readonly [string, string]): number => Math.abs(worth(one) - worth(two));
  const [widest] = actual.pairs
    .filter((pair) => !kept.has(pair.toSorted().join(" ")))
    .filter(([one, two]) => points === undefined || Math.max(worth(one), worth(two)) === points)
    .toSorted((a, b) => gap(b) - gap(a));
  return widest ? widest.map((side) => `${nameOf(side)} with ${times(worth(side), "point")}`).join(" meets ") : "";
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

/** The same sides meet, in whatever order, and the same one has the bye. */
export function samePairs(one: Pairing, other: Pairing): boolean {
  const keys = ({ pairs, bye }: Pairing): string =>
    [...pairs.map((pair) => pair.toSorted().join(" ")), `bye ${bye ?? ""}`].toSorted().join();
  return keys(one) === keys(other);
}

const times = (count: number, what: string): string =>
  `${count === 0 ? "no" : count} ${what}${count === 1 ? "" : what.endsWith("h") ? "es" : "s"}`;
