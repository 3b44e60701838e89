/** The result of a calculation. A worker computes it. The last result stays until the next one is ready. */
import type { VolleyOdds } from "@broadside/odds";
import type { Calculation } from "@broadside/odds/calculator";
import { useEffect, useRef, useState } from "react";
import { type Retry, useLoading } from "../browser/use-loading.ts";

export interface Found {
  readonly calculation: Calculation;
  readonly odds: VolleyOdds;
}

export interface OddsFound extends Retry {
  readonly found: Found | undefined;
  readonly isWorking: boolean;
}

export function useOdds(calculation: Calculation | undefined): OddsFound {
  const [solver] = useState(() => new OddsSolver());
  useEffect(() => () => solver.close(), [solver]);
  const { answer, isFailed, retry } = useLoading(calculation, solver.solve);
  const last = useRef(answer);
  if (answer) last.current = answer;
  return { found: last.current, isWorking: calculation !== undefined && !answer && !isFailed, isFailed, retry };
}

/** If a new calculation arrives while the worker is still busy with the last one, terminates that worker and never answers the last one. */
class OddsSolver {
  #worker: Worker | undefined;
  #isBusy = false;

  readonly solve = (calculation: Calculation): Promise<Found> =>
    new Promise((resolve, reject) => {
      if (this.#isBusy) this.close();
      this.#worker ??= new Worker(new URL("./odds-worker.ts", import.meta.url), { type: "module", name: "odds" });
      const worker = this.#worker;
      worker.onmessage = ({ data }: MessageEvent<VolleyOdds>) => {
        this.#isBusy = false;
        resolve({ calculation, odds: data });
      };
      worker.onerror = ({ message }) => {
        if (worker === this.#worker) this.close();
        reject(new Error(message));
      };
      this.#isBusy = true;
      worker.postMessage(calculation);
    });

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isBusy = false;
  }
}
