/** The result of a calculation. A worker computes it. The last result stays until the next one is ready. */
import type { VolleyOdds } from "@broadside/odds";
import type { Calculation } from "@broadside/odds/calculator";
import { useEffect, useRef, useState } from "react";
import type { OddsReply } from "./odds-worker.ts";

export interface Found {
  readonly calculation: Calculation;
  readonly odds: VolleyOdds;
}

export interface OddsFound {
  readonly found: Found | undefined;
  readonly isWorking: boolean;
  readonly failed: string | undefined;
}

interface Known extends Partial<Found> {
  /** The last finished calculation, as text. */
  readonly text: string;
  readonly failed?: string | undefined;
}

export function useOdds(calculation: Calculation | undefined): OddsFound {
  const [known, setKnown] = useState<Known>();
  const solver = useRef<OddsSolver>(undefined);
  const text = calculation && JSON.stringify(calculation);
  useEffect(() => () => solver.current?.close(), []);
  useEffect(() => {
    if (text === undefined) return;
    const asked = JSON.parse(text) as Calculation;
    solver.current ??= new OddsSolver();
    solver.current.ask(asked, (reply) =>
      setKnown((before) => ("odds" in reply ? { text, calculation: asked, odds: reply.odds } : { ...before, text, failed: reply.failed })),
    );
  }, [text]);
  const { odds, calculation: of, failed } = known ?? {};
  return { found: odds && of && { odds, calculation: of }, isWorking: text !== undefined && known?.text !== text, failed };
}

/** If a new calculation arrives while the worker is still busy with the last one, terminates that worker and starts another. */
class OddsSolver {
  #worker: Worker | undefined;
  #isBusy = false;

  ask(calculation: Calculation, answered: (reply: OddsReply) => void): void {
    if (this.#isBusy) this.close();
    this.#worker ??= new Worker(new URL("./odds-worker.ts", import.meta.url), { type: "module", name: "odds" });
    const worker = this.#worker;
    const finish = (reply: OddsReply): void => {
      if (worker !== this.#worker) return;
      this.#isBusy = false;
      answered(reply);
    };
    worker.onmessage = ({ data }: MessageEvent<OddsReply>) => finish(data);
    worker.onerror = ({ message }) => {
      finish({ failed: message });
      this.close();
    };
    this.#isBusy = true;
    worker.postMessage(calculation);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isBusy = false;
  }
}
