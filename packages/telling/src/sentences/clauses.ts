/**
 * Joins clauses into a log line. A clause has a subject, a verb, and the things that the verb is about. Clauses with the same subject are
 * joined.
 */
import type { Insert } from "@broadside/messages";
import type { Words } from "../languages/words.ts";
import { inReadingOrder } from "./clause-order.ts";
import { capital } from "./names.ts";

/** What a clause is about: something with a name, or a number of things of one kind, such as `2 shields` or `3 energy`. */
export interface Thing {
  readonly kind: string;
  readonly count: number;
  readonly say: (count: number) => string;
  /** Whether the thing is named, not counted. */
  readonly isName?: boolean;
}

export type Verb = keyof Words["log"]["predicates"];

export interface Clause {
  readonly subject: string;
  readonly verb: Verb;
  /** The predicate's values, other than its things. */
  readonly values?: Readonly<Record<string, Insert>>;
  readonly things?: readonly Thing[];
  /** The card or obstacle that caused the clause's event. */
  readonly cause?: string | undefined;
  /** The energy that the subject pays for what it does. */
  readonly price?: number;
  /** Whether equal clauses are merged and added up across the whole line, even if they aren't adjacent. */
  readonly isTotal?: boolean;
}

type Predicate<One extends Verb> = Words["log"]["predicates"][One];
/** The values that a verb requires, other than its things. */
type About<One extends Verb> = Predicate<One> extends (values: infer Values) => string ? Omit<Values, "things"> : object;

/** Makes a clause. The compiler checks that it has the values that its verb requires. */
export const clause = <One extends Verb>(subject: string, verb: One, values: About<One>, ...things: readonly Thing[]): Clause => ({
  subject,
  verb,
  values: values as Readonly<Record<string, Insert>>,
  ...(things.length > 0 && { things }),
});

export const named = (name: string): Thing => ({ kind: name, count: 1, say: () => name, isName: true });
export const counted = (kind: string, count: number, say: (count: number) => string): Thing => ({ kind, count, say });

/** For example `Vader flies a white 2 straight, focuses and evades; Wedge gets a stress token (Snap Shot)`. */
export const sentence = (clauses: readonly Clause[], words: Words): string => capital(restOfSentence(clauses, words));

/** The same text, but continuing a sentence. */
export const restOfSentence = (clauses: readonly Clause[], words: Words): string => groupsInWords(groupsOf(merged(clauses)), words);

/** Makes a line in which the first clause causes the others: `Raider 1 uses Grand Moff Tarkin: Wedge loses a focus token`. */
export function consequence(clauses: readonly Clause[], words: Words): string {
  const [first, ...others] = groupsOf(merged(clauses));
  if (!first) return "";
  const cause = groupInWords(first, words);
  const rest = groupsInWords(others, words);
  if (rest === "") return capital(cause);
  return capital(first.length === 1 ? words.log.consequence({ first: cause, rest }) : `${cause}; ${rest}`);
}

/** Groups clauses by subject. */
export function bySubject(clauses: readonly Clause[]): readonly Clause[] {
  const subjects = [...new Set(clauses.map(({ subject }) => subject))];
  return subjects.flatMap((subject) => clauses.filter((one) => one.subject === subject));
}

/** Merges adjacent clauses that differ only in their things, and merges totals across the whole line. */
function merged(clauses: readonly Clause[]): readonly Clause[] {
  const all: Clause[] = [];
  for (const one of inReadingOrder(clauses)) {
    const { things, isTotal } = one;
    const from = isTotal ? 0 : all.length - 1;
    const at = all.findIndex((other, place) => place >= from && isSame(other, one));
    const same = all[at];
    if (!same) all.push(one);
    else if (things) all[at] = { ...same, things: addThings(same.things ?? [], things) };
  }
  return withRepeatsAdded(all);
}

/** Adds up clauses that alternate. For example, `rolls a hit, takes 1 damage` twice in a row becomes `rolls 2 hits, takes 2 damage`. */
function withRepeatsAdded(clauses: readonly Clause[]): readonly Clause[] {
  const all: Clause[] = [];
  for (const one of clauses) {
    const at = isAmount(one) ? all.findIndex((other, place) => place >= all.length - 2 && isSame(other, one)) : -1;
    const same = all[at];
    const last = all.at(-1);
    if (same && last && isAmount(last) && last.subject === one.subject)
      all[at] = { ...same, things: addThings(same.things ?? [], one.things ?? []) };
    else all.push(one);
  }
  return all;
}

const AMOUNTS: readonly Verb[] = ["gains", "gets", "loses", "recoversShields", "regains", "rolls", "takesDamage"];

const isAmount = ({ verb, things = [] }: Clause): boolean => AMOUNTS.includes(verb) && things.every(({ isName }) => !isName);

/** Whether two clauses differ only in their things. A clause without a cause shares the earlier one's cause, unless it is a payment. */
const isSame = (one: Clause, other: Clause): boolean =>
  one.subject === other.subject &&
  one.verb === other.verb &&
  other.price === undefined &&
  (one.price === undefined || one.verb === "recoversShields") &&
  JSON.stringify(one.values) === JSON.stringify(other.values) &&
  (one.cause === other.cause || (other.cause === undefined && one.verb !== "spends"));

export function addThings(things: readonly Thing[], more: readonly Thing[]): readonly Thing[] {
  const all = [...things];
  for (const thing of more) {
    const at = all.findIndex(({ kind }) => kind === thing.kind);
    const same = all[at];
    if (!same) all.push(thing);
    else if (!same.isName) all[at] = { ...same, count: same.count + thing.count };
  }
  return all;
}

function groupsOf(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const groups: Clause[][] = [];
  for (const one of clauses) {
    const last = groups[groups.length - 1];
    if (last?.[0]?.subject === one.subject && one.subject !== "") last.push(one);
    else groups.push([one]);
  }
  return groups;
}

type Group = readonly Clause[];

/** Lets subjects that do exactly the same thing share a clause: `Green 1 and Green 3 lose 2 shields each`. */
function groupsInWords(groups: readonly Group[], words: Words): string {
  const alike: Group[][] = [];
  for (const group of groups) {
    const last = alike[alike.length - 1];
    if (last?.[0] && isShared(last[0], group)) last.push(group);
    else alike.push([group]);
  }
  return alike.map((same) => (same.length > 1 ? sharedInWords(same, words) : groupInWords(same[0] ?? [], words))).join("; ");
}

function isShared([one, ...more]: Group, [other, ...others]: Group): boolean {
  if (!one || !other || more.length > 0 || others.length > 0 || !isShareable(one.verb)) return false;
  const facts = ({ verb, values, things = [], cause, price }: Clause): string =>
    JSON.stringify([verb, values, things.map(({ kind, count, isName }) => [kind, count, isName]), cause, price]);
  return facts(one) === facts(other);
}

const SHAREABLE = ["gets", "hasArea", "loses", "places", "splits", "takesDamage", "takesEdge"] as const satisfies readonly Verb[];

const isShareable = (verb: Verb): verb is (typeof SHAREABLE)[number] => (SHAREABLE as readonly Verb[]).includes(verb);

function sharedInWords(groups: readonly Group[], { log }: Words): string {
  const [one] = groups[0] ?? [];
  if (!one || !isShareable(one.verb)) return "";
  const subjects = groups.flatMap(([first]) => (first ? [first.subject] : []));
  const say = log.shared[one.verb] as (values: Readonly<Record<string, Insert>>) => string;
  const text = say({ ...one.values, subjects, things: thingsInWords(one) });
  return one.cause === undefined ? text : log.withCause({ predicate: text, cause: one.cause });
}

/** If adjacent clauses share a cause, only the last one names it. */
function groupInWords(group: Group, words: Words): string {
  const predicates = group.map((one, at) => predicate(one.cause === group[at + 1]?.cause ? { ...one, cause: undefined } : one, words));
  const subject = group[0]?.subject ?? "";
  if (subject === "") return predicates.join("; ");
  const [first, ...later] = stepsOf(group).map(([from, to]) => predicates.slice(from, to));
  return later.reduce(
    (before, rest) => words.log.nextStep({ before, rest }),
    words.log.clause({ subject, predicates: first ?? predicates }),
  );
}

/** A sentence with more predicates than this is split into steps, joined by "then". */
const MOST_PREDICATES = 4;

const ENERGY_STEP: readonly Verb[] = ["gains", "puts"];
const ACTION_STEP: readonly Verb[] = [
  ...(["barrelRolls", "boosts", "calculates", "cloaks", "coordinates", "evades", "fails", "focuses", "jams", "jamsShip"] as const),
  ...(["jamsWithStress", "locks", "performs", "recovers", "recoversShields", "reinforcesFore", "reinforcesAft", "reloads"] as const),
  ...(["rotatesArc", "slams", "takesAction"] as const),
];

/** Splits a long activation into maneuver, energy and actions. Returns the indexes at which each step begins and ends. */
function stepsOf(group: Group): readonly (readonly [number, number])[] {
  if (group.length <= MOST_PREDICATES) return [[0, group.length]];
  const energy = group.findIndex(({ verb }) => ENERGY_STEP.includes(verb));
  const action = group.findIndex(({ verb }, at) => at > energy && ACTION_STEP.includes(verb));
  const isEnergyApart = energy > 1 && (action < 0 || action - energy > 1);
  const starts = [0, ...(isEnergyApart ? [energy] : []), ...(action > 1 ? [action] : [])];
  return starts.map((from, at) => [from, starts[at + 1] ?? group.length]);
}

const thingsInWords = ({ things = [] }: Clause): readonly string[] => things.map(({ count, say }) => say(count));

function predicate(one: Clause, { log }: Words): string {
  const { verb, values, cause, price } = one;
  const predicates = log.predicates as unknown as Readonly<Record<Verb, string | ((values: Readonly<Record<string, Insert>>) => string)>>;
  const said = predicates[verb];
  const text = typeof said === "string" ? said : said({ ...values, things: thingsInWords(one) });
  const withPrice = verb.startsWith("uses") ? log.usedForPrice : log.withPrice;
  const paid = price === undefined ? text : withPrice({ predicate: text, energy: price });
  return cause === undefined ? paid : log.withCause({ predicate: paid, cause });
}
