/** Looks for fixes in the background, a few milliseconds at a time, and starts over after each change. */
import type { ListProblem } from "@broadside/squads";
import { useEffect, useMemo, useState } from "react";
import type { FixContext } from "./attempt.ts";
import { type Fix, type FixPlan, fixesFor, planOf } from "./fixes.ts";

/** How long the search works at a time, and how long it then pauses for the page, in milliseconds. */
const [SLICE, REST] = [6, 10];
/** How many problems get individual fixes. The plan covers all problems. */
const MOST_PROBLEMS = 6;

export interface FoundFixes {
  readonly fixes: ReadonlyMap<ListProblem, readonly Fix[]>;
  /** The plan is undefined during the search, or if nothing can be fixed. */
  readonly plan: FixPlan | undefined;
  readonly isDone: boolean;
}

const NONE: FoundFixes = { fixes: new Map(), plan: undefined, isDone: false };

export function useFixes(context: FixContext): FoundFixes {
  const problems = useMemo(() => context.verdict.problems.filter(({ weight }) => weight === "illegal"), [context]);
  const [found, setFound] = useState<{ readonly of: FixContext; readonly found: FoundFixes }>();
  useEffect(() => {
    if (problems.length === 0) return;
    const work = search(context, problems.slice(0, MOST_PROBLEMS), (next) => setFound({ of: context, found: next }));
    let wait = setTimeout(go, REST);
    function go() {
      const until = performance.now() + SLICE;
      while (performance.now() < until) if (work.next().done) return;
      wait = setTimeout(go, REST);
    }
    return () => clearTimeout(wait);
  }, [context, problems]);
  return found?.of === context ? found.found : NONE;
}

function* search(context: FixContext, problems: readonly ListProblem[], show: (found: FoundFixes) => void): Generator<undefined, void> {
  const fixes = new Map<ListProblem, readonly Fix[]>();
  for (const problem of problems) {
    fixes.set(problem, yield* fixesFor(problem, context));
    show({ fixes: new Map(fixes), plan: undefined, isDone: false });
  }
  const plan = yield* planOf(context);
  show({ fixes, plan, isDone: true });
}
