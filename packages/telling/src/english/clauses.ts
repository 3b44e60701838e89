/** Parts of a sentence of the log: who did what, and to how many of what. Clauses with the same subject become one sentence. */
import { capital, listed, withArticle } from "./names.ts";

/** Things of one kind: `a focus token`, `2 shields`, `3 energy`; or something by its name. */
export interface Thing {
  readonly count: number;
  readonly one: string;
  /** It is counted without a plural and without an article. */
  readonly isMass?: boolean;
  readonly isName?: boolean;
}

export interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly things?: readonly Thing[];
  /** The card or obstacle that it comes from. */
  readonly cause?: string | undefined;
  /** Its amounts are added up over the whole line. */
  readonly isTotal?: boolean;
}

export const named = (one: string): Thing => ({ count: 1, one, isName: true });
export const counted = (count: number, one: string): Thing => ({ count, one });
export const amountOf = (count: number, one: string): Thing => ({ count, one, isMass: true });

/** `Vader flies a white 2 straight, focuses and evades; Wedge gets a stress token (Snap Shot)` */
export const sentence = (clauses: readonly Clause[]): string => capital(restOfSentence(clauses));

/** The same after something else. */
export const restOfSentence = (clauses: readonly Clause[]): string => groupsOf(merged(clauses)).map(groupInWords).join("; ");

/** The first clause is the cause of the others: `Raider 1 uses Grand Moff Tarkin: Wedge loses a focus token`. */
export function consequence(clauses: readonly Clause[]): string {
  const [first, ...others] = groupsOf(merged(clauses));
  if (!first) return "";
  const rest = others.map(groupInWords).join("; ");
  return capital(`${groupInWords(first)}${rest === "" ? "" : `${first.length === 1 ? ": " : "; "}${rest}`}`);
}

/** Clauses about the same subject next to each other. */
export function bySubject(clauses: readonly Clause[]): readonly Clause[] {
  const subjects = [...new Set(clauses.map(({ subject }) => subject))];
  return subjects.flatMap((subject) => clauses.filter((clause) => clause.subject === subject));
}

/** Neighbours that say the same of several things, and totals wherever they stand. */
function merged(clauses: readonly Clause[]): readonly Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const { things, isTotal } = clause;
    const from = isTotal ? 0 : all.length - 1;
    const at = all.findIndex((one, place) => place >= from && isSame(one, clause));
    const same = all[at];
    if (!same) all.push(clause);
    else if (things) all[at] = { ...same, things: addThings(same.things ?? [], things) };
  }
  return all;
}

/** What follows at once comes from the same cause, unless it is a payment for something else. */
const isSame = (one: Clause, other: Clause): boolean =>
  one.subject === other.subject &&
  one.verb === other.verb &&
  (one.cause === other.cause || (other.cause === undefined && one.verb !== "spends"));

export function addThings(things: readonly Thing[], more: readonly Thing[]): readonly Thing[] {
  const all = [...things];
  for (const thing of more) {
    const at = all.findIndex(({ one }) => one === thing.one);
    const same = all[at];
    if (!same) all.push(thing);
    else if (!same.isName) all[at] = { ...same, count: same.count + thing.count };
  }
  return all;
}

function groupsOf(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const last = groups[groups.length - 1];
    if (last?.[0]?.subject === clause.subject && clause.subject !== "") last.push(clause);
    else groups.push([clause]);
  }
  return groups;
}

/** Of neighbours with one cause, only the last names it. */
const groupInWords = (group: readonly Clause[]): string => {
  const predicates = group.map((clause, at) => predicate(clause.cause === group[at + 1]?.cause ? { ...clause, cause: undefined } : clause));
  return `${group[0]?.subject ?? ""} ${listed(predicates)}`.trim();
};

function predicate({ verb, things = [], cause }: Clause): string {
  const words = [verb, ...(things.length > 0 ? [listed(things.map(thingInWords))] : [])].filter((word) => word !== "").join(" ");
  return cause === undefined ? words : `${words} (${cause})`;
}

function thingInWords({ count, one, isMass, isName }: Thing): string {
  if (isName) return one;
  return isMass ? `${count} ${one}` : count === 1 ? withArticle(one) : `${count} ${one}${one.endsWith("s") ? "es" : "s"}`;
}
