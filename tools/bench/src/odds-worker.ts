/** A thread of the odds bench: draws the situation of a seed and plays its attack. */
import { parentPort } from "node:worker_threads";
import { drawSituation, isCounted, playAttacks } from "@broadside/tools/odds/real-attacks";

export interface AttackOrder {
  readonly seed: number;
  readonly plays: number;
}

/** What happened: the seed had no such attack, the odds don't fully describe it, or the two were compared. */
export type AttackReport =
  | { readonly seed: number; readonly came: "no situation" }
  | { readonly seed: number; readonly came: "not all counted"; readonly name: string; readonly cards: readonly string[] }
  | {
      readonly seed: number;
      readonly came: "compared";
      readonly name: string;
      readonly sigmas: number;
      readonly worst: string;
      readonly strays: readonly string[];
    };

async function carryOut({ seed, plays }: AttackOrder): Promise<AttackReport> {
  const situation = await drawSituation(seed);
  if (!situation) return { seed, came: "no situation" };
  const { name, found } = situation;
  if (!isCounted(situation)) return { seed, came: "not all counted", name, cards: found.notCounted.map(({ card }) => card) };
  const { sigmas, worst, strays } = playAttacks(situation, plays);
  return { seed, came: "compared", name, sigmas, worst, strays };
}

parentPort?.on("message", (order: AttackOrder) => {
  carryOut(order).then((report) => parentPort?.postMessage(report));
});
