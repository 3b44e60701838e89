/**
 * Allocates energy as in an earlier round. Each token answers one question. Stops if a card that received a token in that round isn't
 * offered any more.
 */
import type { PlayQuestion } from "@broadside/telling";
import { useEffect, useEffectEvent, useState } from "react";

export interface AsBefore {
  /** For each token, the card it goes to. Empty if there is nothing to repeat. */
  readonly keys: readonly string[];
  begin(): void;
}

interface Run {
  readonly ship: string | undefined;
  readonly left: readonly string[];
  /** The last question answered. */
  readonly answered: number;
}

export function useAsBefore(question: PlayQuestion, choose: (key: string) => void): AsBefore {
  const [run, setRun] = useState<Run>();
  const chooseNow = useEffectEvent(choose);
  const keys = question.asBefore ?? [];
  const { number, about } = question;
  const next = run && run.ship === about.ship && run.answered !== number ? run.left[0] : undefined;
  const isOffered = next !== undefined && question.options.some(({ key }) => key === next);
  useEffect(() => {
    if (next === undefined) return;
    setRun((now) => (now && isOffered && now.left.length > 1 ? { ...now, left: now.left.slice(1), answered: number } : undefined));
    if (isOffered) chooseNow(next);
    // Each answer leads to another question, and then this effect runs again.
  }, [next, isOffered, number]);
  return { keys, begin: () => setRun({ ship: about.ship, left: keys, answered: -1 }) };
}
