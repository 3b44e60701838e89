/**
 * Procedures by name. A forgotten `yield*` is silent in JavaScript, so while watched every procedure is noted when it is made and when it
 * runs: one made but not run when the next question opens throws with its name, and the names running are the trace of a problem report.
 * Unwatched they cost nothing.
 */
import type { Procedure } from "./ask.ts";

interface Watch {
  readonly running: string[];
  readonly made: Set<string>;
}

let watch: Watch | undefined;

type Body<Arguments extends readonly unknown[], Value> = (...given: Arguments) => Procedure<Value>;

export function procedure<Make extends (...given: never) => Procedure<unknown>>(name: string, body: Make): Make {
  const make = body as unknown as Body<readonly unknown[], unknown>;
  const watching = (...given: readonly unknown[]) => (watch ? watched(watch, name, make(...given)) : make(...given));
  return watching as unknown as Make;
}

function watched<Value>(on: Watch, name: string, body: Procedure<Value>): Procedure<Value> {
  on.made.add(name);
  return (function* () {
    on.made.delete(name);
    on.running.push(name);
    try {
      return yield* body;
    } finally {
      on.running.pop();
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
    return { value, trace: [...own.running] };
  } finally {
    watch = outer;
  }
}

/** Called by the driver whenever questions open. */
export function checkNoneForgotten(): void {
  if (watch && watch.made.size > 0) throw new Error(`made but not run: ${[...watch.made].join(", ")}`);
}
