/**
 * Gives procedures names, because JavaScript doesn't report a forgotten `yield*`. While procedures are watched, each one is recorded when
 * it is created and when it runs. If one was created but hasn't run by the time the next question opens, an error names it. The names of
 * procedures still running form the trace in a problem report. Procedures that aren't watched cost nothing extra.
 */
import type { Procedure } from "../contract/ask.ts";

/** A procedure that was created; two may have the same name. */
interface ProcedureName {
  readonly name: string;
}

interface Watch {
  readonly running: ProcedureName[];
  readonly made: Set<ProcedureName>;
  /** The procedures that were running when one first threw an error. */
  failed: readonly string[] | undefined;
}

let watch: Watch | undefined;

/** No procedure takes this many parameters. They are listed because a rest parameter would create an array for every call. */
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
    } catch (error) {
      on.failed ??= namesOf(on.running);
      throw error;
    } finally {
      // The procedure that ends isn't always the last in the list, because procedures that run side by side may end in any order.
      on.running.splice(on.running.lastIndexOf(one), 1);
    }
  })();
}

const namesOf = (running: readonly ProcedureName[]): readonly string[] => running.map(({ name }) => name);

/** A value with the procedures that were still running at the end, and those that were running at the first error. */
export interface Watched<Value> {
  readonly value: Value;
  readonly trace: readonly string[];
  readonly failed: readonly string[];
}

/** Runs something while watching procedures. */
export function whileWatched<Value>(work: () => Value): Watched<Value> {
  const outer = watch;
  const own: Watch = { running: [], made: new Set(), failed: undefined };
  watch = own;
  try {
    const value = work();
    return { value, trace: namesOf(own.running), failed: own.failed ?? [] };
  } finally {
    watch = outer;
  }
}

/** Called by the driver whenever questions open. */
export function checkNoneForgotten(): void {
  if (watch && watch.made.size > 0) throw new Error(`made but not run: ${[...watch.made].map(({ name }) => name).join(", ")}`);
}
