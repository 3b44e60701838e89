/**
 * Procedures by name. A forgotten `yield*` is silent in JavaScript, so while watched every procedure is noted when it is made and when it
 * runs: one made but not run when the next question opens throws with its name, and the names running are the trace of a problem report.
 * Unwatched they cost nothing.
 */
import type { Procedure } from "./ask.ts";

/** A procedure that was made; two may have the same name. */
interface ProcedureName {
  readonly name: string;
}

interface Watch {
  readonly running: ProcedureName[];
  readonly made: Set<ProcedureName>;
}

let watch: Watch | undefined;

/** More arguments than any procedure takes; named one by one, for a list of them would be made at every call. */
type Body = (a: unknown, b: unknown, c: unknown, d: unknown, e: unknown, f: unknown) => Procedure<unknown>;

export function procedure<Make extends (...given: never) => Procedure<unknown>>(name: string, body: Make): Make {
  const make = body as unknown as Body;
  const watching: Body = (a, b, c, d, e, f) => (watch ? watched(watch, name, make(a, b, c, d, e, f)) : make(a, b, c, d, e, f));
  return watching as unknown as Make;
}

function watched<Value>(on: Watch, name: string, body: Procedure<Value>): Procedure<Value> {
  const one: ProcedureName = { name };
  on.made.add(one);
  return (function* () {
    on.made.delete(one);
    on.running.push(one);
    try {
      return yield* body;
    } finally {
      // Not always the last: side by side they end in any order.
      on.running.splice(on.running.lastIndexOf(one), 1);
    }
  })();
}

/** Runs something with procedures watched; says which ran last and were not done. */
export function whileWatched<Value>(work: () => Value): { readonly value: Value; readonly trace: readonly string[] } {
  const outer = watch;
  const own: Watch = { running: [], made: new Set() };
  watch = own;
  try {
    const value = work();
    return { value, trace: own.running.map(({ name }) => name) };
  } finally {
    watch = outer;
  }
}

/** Called by the driver whenever questions open. */
export function checkNoneForgotten(): void {
  if (watch && watch.made.size > 0) throw new Error(`made but not run: ${[...watch.made].map(({ name }) => name).join(", ")}`);
}
