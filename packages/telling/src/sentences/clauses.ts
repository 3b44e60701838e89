/** Clauses for a sentence in the log: who did what, to which things and how many. Clauses with the same subject become one sentence. */
import type { Insert } from "@broadside/messages";
import type { Words } from "../languages/words.ts";
import { capital } from "./names.ts";

/** Something by its name, or a number of things of one kind: `a focus token`, `2 shields`, `3 energy`. */
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
  /** Whether its amounts are added up over the whole line. */
  readonly isTotal?: boolean;
}

type Predicate<One extends Verb> = Words["log"]["predicates"][One];
/** The values that a verb requires, other than its things. */
type About<One extends Verb> = Predicate<One> extends (values: infer Values) => string ? Omit<Values, "things"> : object;

/** A clause with the values that its predicate requires. */
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
export const restOfSentence = (clauses: readonly Clause[], words: Words): string =>
  groupsOf(merged(clauses))
    .map((group) => groupInWords(group, words))
    .join("; ");

/** The first clause is the cause of the others: `Raider 1 uses Grand Moff Tarkin: Wedge loses a focus token`. */
export function consequence(clauses: readonly Clause[], words: Words): string {
  const [first, ...others] = groupsOf(merged(clauses));
  if (!first) return "";
  const cause = groupInWords(first, words);
  const rest = others.map((group) => groupInWords(group, words)).join("; ");
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
  for (const one of clauses) {
    const { things, isTotal } = one;
    const from = isTotal ? 0 : all.length - 1;
    const at = all.findIndex((other, place) => place >= from && isSame(other, one));
    const same = all[at];
    if (!same) all.push(one);
    else if (things) all[at] = { ...same, things: addThings(same.things ?? [], things) };
  }
  return all;
}

/** A clause without a cause shares the previous clause's cause, unless it is a payment. */
const isSame = (one: Clause, other: Clause): boolean =>
  one.subject === other.subject &&
  one.verb === other.verb &&
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

/** If adjacent clauses share a cause, only the last one names it. */
function groupInWords(group: readonly Clause[], words: Words): string {
  const predicates = group.map((one, at) => predicate(one.cause === group[at + 1]?.cause ? { ...one, cause: undefined } : one, words));
  const subject = group[0]?.subject ?? "";
  return subject === "" ? predicates.join("; ") : words.log.clause({ subject, predicates });
}

function predicate({ verb, values, things = [], cause }: Clause, { log }: Words): string {
  const predicates = log.predicates as unknown as Readonly<Record<Verb, string | ((values: Readonly<Record<string, Insert>>) => string)>>;
  const said = predicates[verb];
  const text = typeof said === "string" ? said : said({ ...values, things: things.map(({ count, say }) => say(count)) });
  return cause === undefined ? text : log.withCause({ predicate: text, cause });
}
