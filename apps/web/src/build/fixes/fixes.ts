/**
 * Finds fixes for an entry's problems by trying changes. A change is a fix if the list checker then no longer finds the problem and finds
 * no new one. The search is a generator, so that the page stays responsive between its steps.
 */
import { type EntryDraft, type ListProblem, problemId, type Verdict } from "@broadside/squads";
import { ATTEMPT_KINDS, type Attempt, type FixContext } from "./attempt.ts";
import { additionAttempts, entryAttempts, listAttempts, wingAttempts } from "./list-attempts.ts";
import { shipAttempts, upgradeAttempts } from "./ship-attempts.ts";

export interface Fix extends Attempt {
  /** What the list costs after the fix. `difference` is how much more that is than the current cost. */
  readonly sum: number;
  readonly difference: number;
}

const MOST_CHECKED = 160;
const ENOUGH = 24;
const MOST_SHOWN = 3;
/** The maximum number of steps in a plan. Each step fixes one problem, and no list has more than this many cards. */
const LONGEST_PLAN = 60;

/** Returns at most three fixes. The first changes the total least, and the second is the best fix of another kind. */
export function* fixesFor(problem: ListProblem, context: FixContext): Generator<undefined, readonly Fix[]> {
  const found: Fix[] = [];
  let checked = 0;
  for (const attempt of attemptsFor(problem, context)) {
    if (checked >= MOST_CHECKED || found.length >= ENOUGH) break;
    checked += 1;
    const then = context.check(attempt.entry);
    yield;
    if (!isFixed(problem, context.verdict, then)) continue;
    const sum = sumOf(then, problem);
    found.push({ ...attempt, sum, difference: sum - sumOf(context.verdict, problem) });
  }
  return chosen(found);
}

export interface FixPlan {
  readonly entry: EntryDraft;
  /** How many problems it removes. */
  readonly fixed: number;
}

/**
 * Applies the best fix for each problem in turn: problems with cards first, then with ships, then with lists. Undefined if nothing can be
 * fixed.
 */
export function* planOf(context: FixContext): Generator<undefined, FixPlan | undefined> {
  const before = illegal(context.verdict).length;
  let now = context;
  const given: string[] = [];
  for (let step = 0; step < LONGEST_PLAN; step += 1) {
    const [problem] = illegal(now.verdict)
      .filter((one) => !given.includes(keyOf(one)))
      .toSorted((one, other) => precision(other) - precision(one));
    if (!problem) break;
    const [best] = yield* fixesFor(problem, now);
    if (best) now = { ...now, entry: best.entry, verdict: now.check(best.entry) };
    else given.push(keyOf(problem));
  }
  const fixed = before - illegal(now.verdict).length;
  return fixed > 0 ? { entry: now.entry, fixed } : undefined;
}

const precision = ({ place: { ship, upgrade } }: ListProblem): number => (upgrade !== undefined ? 2 : ship !== undefined ? 1 : 0);

function* attemptsFor(problem: ListProblem, context: FixContext): Generator<Attempt> {
  const { list, ship, upgrade } = problem.place;
  if (list !== undefined && ship !== undefined && upgrade !== undefined) yield* upgradeAttempts(context, { list, ship }, upgrade);
  if (list !== undefined) yield* wingAttempts(context, list);
  if (list !== undefined && ship !== undefined) yield* shipAttempts(context, { list, ship });
  yield* entryAttempts(context, list);
  for (const at of list === undefined ? context.entry.squads.keys() : [list]) {
    yield* additionAttempts(context, at);
    yield* listAttempts(context, at);
  }
}

const illegal = ({ problems }: Verdict): readonly ListProblem[] => problems.filter(({ weight }) => weight === "illegal");

/** Identifies a problem. It is still the same problem if its figures change or the ship moves to another place in the list. */
const keyOf = (problem: ListProblem): string => `${problem.rule} ${problemId(problem).replace(/\d+/g, "#")}`;

/** Whether the problem appears less often than before (or not at all), and no other problem appears more often. */
function isFixed(problem: ListProblem, before: Verdict, after: Verdict): boolean {
  const counts = new Map<string, number>();
  for (const one of illegal(before)) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const key = keyOf(problem);
  counts.set(key, (counts.get(key) ?? 0) - 1);
  for (const one of illegal(after)) {
    const left = (counts.get(keyOf(one)) ?? 0) - 1;
    if (left < 0) return false;
    counts.set(keyOf(one), left);
  }
  return true;
}

/** The cost of the list that has the problem, or of all lists. */
function sumOf(verdict: Verdict, { place }: ListProblem): number {
  const { points, threat } = (place.list === undefined ? undefined : verdict.lists[place.list]) ?? verdict;
  return threat > 0 ? threat : points;
}

function chosen(found: readonly Fix[]): readonly Fix[] {
  const ranked = found.toSorted(
    (one, other) =>
      Math.abs(one.difference) - Math.abs(other.difference) || ATTEMPT_KINDS.indexOf(one.kind) - ATTEMPT_KINDS.indexOf(other.kind),
  );
  const [best] = ranked;
  const another = ranked.find(({ kind }) => kind !== best?.kind);
  const rest = ranked.filter((fix) => fix !== best && fix !== another);
  return [best, another, ...rest].flatMap((fix) => fix ?? []).slice(0, MOST_SHOWN);
}
