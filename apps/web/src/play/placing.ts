/** A piece being placed: where it is held, and whether it may stand there. The worker has the last word. */
import { type Pose, samePose } from "@broadside/geometry";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Client } from "./client.ts";
import type { PlayQuestion } from "./protocol.ts";

export interface Placing {
  readonly question: PlayQuestion;
  readonly pose: Pose;
  /** Undefined until the worker has said. */
  readonly fits: boolean | undefined;
  set(pose: Pose): void;
}

/** It starts at the legal place that comes with the question. */
export function usePlacing(client: Client, question: PlayQuestion | undefined): Placing | undefined {
  const [held, setHeld] = useState<{ readonly question: number; readonly pose: Pose }>();
  const [known, setKnown] = useState<{ readonly question: number; readonly pose: Pose; readonly fits: boolean }>();
  const number = question?.number;
  const witness = question?.place?.witness;
  const pose = held !== undefined && held.question === number ? held.pose : witness;
  const isWitness = pose !== undefined && witness !== undefined && samePose(pose, witness);
  const isKnown = known !== undefined && pose !== undefined && known.question === number && samePose(known.pose, pose);
  const fits = isWitness ? true : isKnown ? known.fits : undefined;

  useEffect(() => {
    if (number === undefined || pose === undefined || isWitness) return;
    let wanted = true;
    client.wouldFit(number, pose).then(
      (answer) => wanted && setKnown({ question: number, pose, fits: answer }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [client, number, pose, isWitness]);

  const set = useCallback((next: Pose) => number !== undefined && setHeld({ question: number, pose: next }), [number]);
  return useMemo(() => (question?.place && pose ? { question, pose, fits, set } : undefined), [question, pose, fits, set]);
}
