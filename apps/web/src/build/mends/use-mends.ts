/** Looks for mends while the page goes on: a few milliseconds at a time, anew after each change. */
import type { Fault } from "@broadside/squads";
import { useEffect, useMemo, useState } from "react";
import type { MendContext } from "./attempt.ts";
import { type Mend, type MendPlan, mendsOf, planOf } from "./mends.ts";

/** Milliseconds of work, and of rest for the page in between. */
const [SLICE, REST] = [6, 10];
/** Mends are looked for for so many faults; the plan takes in all. */
const MOST_FAULTS = 6;

export interface FoundMends {
  readonly mends: ReadonlyMap<Fault, readonly Mend[]>;
  /** Undefined while it is looked for, and where nothing can be mended. */
  readonly plan: MendPlan | undefined;
  readonly isDone: boolean;
}

const NONE: FoundMends = { mends: new Map(), plan: undefined, isDone: false };

export function useMends(context: MendContext): FoundMends {
  const faults = useMemo(() => context.verdict.faults.filter(({ weight }) => weight === "illegal"), [context]);
  const [found, setFound] = useState<{ readonly of: MendContext; readonly found: FoundMends }>();
  useEffect(() => {
    if (faults.length === 0) return;
    const work = search(context, faults.slice(0, MOST_FAULTS), (next) => setFound({ of: context, found: next }));
    let wait = setTimeout(go, REST);
    function go() {
      const until = performance.now() + SLICE;
      while (performance.now() < until) if (work.next().done) return;
      wait = setTimeout(go, REST);
    }
    return () => clearTimeout(wait);
  }, [context, faults]);
  return found?.of === context ? found.found : NONE;
}

function* search(context: MendContext, faults: readonly Fault[], show: (found: FoundMends) => void): Generator<undefined, void> {
  const mends = new Map<Fault, readonly Mend[]>();
  for (const fault of faults) {
    mends.set(fault, yield* mendsOf(fault, context));
    show({ mends: new Map(mends), plan: undefined, isDone: false });
  }
  const plan = yield* planOf(context);
  show({ mends, plan, isDone: true });
}
