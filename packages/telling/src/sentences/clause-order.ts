/** Puts the clauses in a log line into an order that reads well: payments, rolls and destruction are next to what they belong to. */
import type { Clause, Verb } from "./clauses.ts";

export const inReadingOrder = (clauses: readonly Clause[]): readonly Clause[] =>
  withScoresLast(withEndsAfterDamage(withRollsFirst(withPrices(clauses))));

/** Everything that a ship can pay for with energy, besides cards. */
const PAYABLE: readonly Verb[] = [
  ...(["barrelRolls", "boosts", "calculates", "cloaks", "coordinates", "evades", "fails", "focuses", "jams", "jamsShip"] as const),
  ...(["jamsWithStress", "locks", "performs", "recovers", "recoversShields", "reinforcesAft", "reinforcesFore", "reloads"] as const),
  ...(["rotatesArc", "slams", "takesAction", "turnsFacedown"] as const),
];

/** Joins a payment and the action it pays for: `recovers 2 shields for 3 energy`. */
function withPrices(clauses: readonly Clause[]): readonly Clause[] {
  const all: Clause[] = [];
  for (const one of clauses) {
    let price = 0;
    while (PAYABLE.includes(one.verb) && all.at(-1)?.subject === one.subject) {
      const payment = paymentIn(all.at(-1));
      if (payment === 0) break;
      price += payment;
      all.pop();
    }
    all.push(price === 0 ? one : { ...one, price });
  }
  return all;
}

function paymentIn(clause: Clause | undefined): number {
  const [only, ...more] = clause?.things ?? [];
  return clause?.verb === "spends" && clause.cause === undefined && only?.kind === "energy" && more.length === 0 ? only.count : 0;
}

/** Moves a roll before its results: damage from an obstacle, or a repaired Damage card. That way, the card's name isn't repeated. */
function withRollsFirst(clauses: readonly Clause[]): readonly Clause[] {
  const all: Clause[] = [];
  for (const one of clauses) {
    const before = all.at(-1);
    const hasCause = before && one.verb === "rolls" && before.subject === one.subject && one.cause !== undefined;
    if (hasCause && before.verb === "turnsFacedown" && before.values?.["card"] === one.cause) {
      all.splice(-1, 1, { ...one, cause: undefined }, before);
    } else if (hasCause && before.verb === "takesAction" && before.things?.some(({ kind }) => kind === one.cause)) {
      all.push({ ...one, cause: undefined });
    } else if (hasCause && before.verb === "takesDamage" && before.cause === undefined) {
      all.splice(-1, 1, one, before);
    } else all.push(one);
  }
  return all;
}

/** Moves `will be destroyed` after all damage to the ship, unless the clause before it names a cause. */
function withEndsAfterDamage(clauses: readonly Clause[]): readonly Clause[] {
  const ends = clauses.filter(({ verb }) => verb === "willBeDestroyed" || verb === "willBeCrippled");
  return ends.reduce((all, end) => {
    const last = all.findLastIndex(({ subject, verb }) => subject === end.subject && verb === "takesDamage");
    const at = all.indexOf(end);
    return at > last || all[at - 1]?.cause !== undefined
      ? all
      : [...all.slice(0, at), ...all.slice(at + 1, last + 1), end, ...all.slice(last + 1)];
  }, clauses);
}

const SCORES: readonly Verb[] = ["scores", "givesBack"];

/** Scores come last, together with counters that ships get because of them. */
function withScoresLast(clauses: readonly Clause[]): readonly Clause[] {
  const first = clauses.findIndex(({ verb }) => SCORES.includes(verb));
  if (first < 0) return clauses;
  const isScore = ({ verb }: Clause, at: number): boolean => SCORES.includes(verb) || (at > first && verb === "getsCounters");
  return [...clauses.filter((one, at) => !isScore(one, at)), ...clauses.filter(isScore)];
}
