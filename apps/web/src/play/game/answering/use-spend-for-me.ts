/** Spends tokens automatically when they help, for seats that have turned this on. */
import type { Seat } from "@broadside/protocol";
import type { PlayQuestion } from "@broadside/telling";
import { useEffect, useEffectEvent, useState } from "react";
import type { SpendForMe } from "../../board/choices/spend-for-me.ts";
import { useScene } from "../../board/open-game.ts";
import { spentFor } from "../../questions/dice/spent-tokens.ts";

export function useSpendForMe(question: PlayQuestion | undefined, answer: (question: PlayQuestion, key: string) => void): SpendForMe {
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  const answerNow = useEffectEvent(answer);
  const key = useScene((scene) => (question && seats.includes(question.seat) ? spentFor(scene, question) : undefined));
  useEffect(() => {
    if (question && key !== undefined) answerNow(question, key);
  }, [question, key]);
  return { seats, begin: (seat) => setSeats([...seats, seat]), stop: () => setSeats([]) };
}
