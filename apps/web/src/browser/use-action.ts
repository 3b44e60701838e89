import { useCallback, useState } from "react";

/** Why an action was refused or has failed. */
export interface Refused {
  readonly refused: string;
}

/** Something that a person does and that may be refused or fail, such as saving a game. A page shows `refused`. */
export interface Action {
  /**
   * Carries the action out. Returns its outcome, or `failed` as the reason if it throws; without `failed`, the reason is the error's message.
   * An outcome may be refused too.
   */
  run<Outcome>(act: () => Promise<Outcome>, failed?: string): Promise<Outcome | Refused>;
  readonly isBusy: boolean;
  /** Why the last action was refused or has failed, until the next one begins. */
  readonly refused: string | undefined;
}

export function useAction(): Action {
  const [running, setRunning] = useState(0);
  const [refused, setRefused] = useState<string>();
  const run = useCallback(async <Outcome>(act: () => Promise<Outcome>, failed?: string) => {
    setRefused(undefined);
    setRunning((before) => before + 1);
    const outcome = await act().catch((error: unknown): Refused => ({ refused: failed ?? messageOf(error) }));
    setRunning((before) => before - 1);
    if (isRefused(outcome)) setRefused(outcome.refused);
    return outcome;
  }, []);
  return { run, isBusy: running > 0, refused };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isRefused = (outcome: unknown): outcome is Refused =>
  typeof outcome === "object" && outcome !== null && "refused" in outcome && typeof outcome.refused === "string";
