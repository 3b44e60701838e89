/**
 * Ways to mend what is wrong with an entry, found by trying: a change counts as a mend when the list checker finds the fault gone and
 * nothing new wrong. Each step of the search is a step of a generator, so that a page can go on meanwhile.
 */
import type { EntryDraft, Fault, Verdict } from "@broadside/squads";
import { ATTEMPT_KINDS, type Attempt, type MendContext } from "./attempt.ts";
import { additionAttempts, entryAttempts, listAttempts, wingAttempts } from "./list-attempts.ts";
import { shipAttempts, upgradeAttempts } from "./ship-attempts.ts";

export interface Mend extends Attempt {
  /** What the list comes to afterwards, and how much that is more or less than now. */
  readonly sum: number;
  readonly difference: number;
}

const MOST_CHECKED = 160;
const ENOUGH = 24;
const MOST_SHOWN = 3;
/** Each mend of a plan takes a fault away; a list of more cards than this has none. */
const LONGEST_PLAN = 60;

/** At most three, the one that changes the sum least first, then one of another kind. */
export function* mendsOf(fault: Fault, context: MendContext): Generator<undefined, readonly Mend[]> {
  const found: Mend[] = [];
  let checked = 0;
  for (const attempt of attemptsFor(fault, context)) {
    if (checked >= MOST_CHECKED || found.length >= ENOUGH) break;
    checked += 1;
    const then = context.check(attempt.entry);
    yield;
    if (!mends(fault, context.verdict, then)) continue;
    const sum = sumOf(then, fault);
    found.push({ ...attempt, sum, difference: sum - sumOf(context.verdict, fault) });
  }
  return chosen(found);
}

export interface MendPlan {
  readonly entry: EntryDraft;
  /** How many faults it takes away. */
  readonly mended: number;
}

/** The best mend of each fault in turn, of cards before that of ships and lists; undefined where none can be mended. */
export function* planOf(context: MendContext): Generator<undefined, MendPlan | undefined> {
  const before = illegal(context.verdict).length;
  let now = context;
  const given: string[] = [];
  for (let step = 0; step < LONGEST_PLAN; step += 1) {
    const [fault] = illegal(now.verdict)
      .filter((one) => !given.includes(keyOf(one)))
      .toSorted((one, other) => precision(other) - precision(one));
    if (!fault) break;
    const [best] = yield* mendsOf(fault, now);
    if (best) now = { ...now, entry: best.entry, verdict: now.check(best.entry) };
    else given.push(keyOf(fault));
  }
  const mended = before - illegal(now.verdict).length;
  return mended > 0 ? { entry: now.entry, mended } : undefined;
}

const precision = ({ place: { ship, upgrade } }: Fault): number => (upgrade !== undefined ? 2 : ship !== undefined ? 1 : 0);

function* attemptsFor(fault: Fault, context: MendContext): Generator<Attempt> {
  const { list, ship, upgrade } = fault.place;
  if (list !== undefined && ship !== undefined && upgrade !== undefined) yield* upgradeAttempts(context, { list, ship }, upgrade);
  if (list !== undefined) yield* wingAttempts(context, list);
  if (list !== undefined && ship !== undefined) yield* shipAttempts(context, { list, ship });
  yield* entryAttempts(context, list);
  for (const at of list === undefined ? context.entry.squads.keys() : [list]) {
    yield* additionAttempts(context, at);
    yield* listAttempts(context, at);
  }
}

const illegal = ({ faults }: Verdict): readonly Fault[] => faults.filter(({ weight }) => weight === "illegal");

/** A fault is the same though its figures change or its ship stands elsewhere. */
const keyOf = ({ rule, text }: Fault): string => `${rule} ${text.replace(/\d+/g, "#")}`;

/** The fault is gone, or stands once less, and nothing stands more often than before. */
function mends(fault: Fault, before: Verdict, after: Verdict): boolean {
  const counts = new Map<string, number>();
  for (const one of illegal(before)) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const key = keyOf(fault);
  counts.set(key, (counts.get(key) ?? 0) - 1);
  for (const one of illegal(after)) {
    const left = (counts.get(keyOf(one)) ?? 0) - 1;
    if (left < 0) return false;
    counts.set(keyOf(one), left);
  }
  return true;
}

/** Of the list it stands in, or of all. */
function sumOf(verdict: Verdict, { place }: Fault): number {
  const { points, threat } = (place.list === undefined ? undefined : verdict.lists[place.list]) ?? verdict;
  return threat > 0 ? threat : points;
}

function chosen(found: readonly Mend[]): readonly Mend[] {
  const ranked = found.toSorted(
    (one, other) =>
      Math.abs(one.difference) - Math.abs(other.difference) || ATTEMPT_KINDS.indexOf(one.kind) - ATTEMPT_KINDS.indexOf(other.kind),
  );
  const [best] = ranked;
  const another = ranked.find(({ kind }) => kind !== best?.kind);
  const rest = ranked.filter((mend) => mend !== best && mend !== another);
  return [best, another, ...rest].flatMap((mend) => mend ?? []).slice(0, MOST_SHOWN);
}
