/** Which seats give the same orders to matching ships, and the actions that those ships share this round. */
import type { Seat } from "@broadside/protocol";
import type { PlayQuestion } from "@broadside/telling";
import { useEffect, useEffectEvent, useState } from "react";
import { useScene } from "../../board/open-game.ts";
import { canBeShared, type SharedAction, sharedAnswer, stillToAct } from "./shared-actions.ts";

export interface Together {
  isOn(seat: Seat): boolean;
  /** Turns the switch on or off. Turning it off also cancels the seat's shared actions. */
  turn(seat: Seat, on: boolean): void;
  /** If the seat has the switch on, shares the player's answer with all ships that match this one. */
  answered(question: PlayQuestion, key: string): void;
  /** Cancels all shared actions, because something was undone. */
  stop(): void;
  /** Whether a shared action will answer this question. */
  answers(question: PlayQuestion): boolean;
}

export function useTogether(asked: PlayQuestion | undefined, answer: (question: PlayQuestion, key: string) => void): Together {
  const scene = useScene();
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  const [shared, setShared] = useState<readonly SharedAction[]>([]);
  const answerNow = useEffectEvent(answer);
  const key = asked && sharedAnswer(shared, scene, asked);
  useEffect(() => {
    if (asked && key !== undefined) answerNow(asked, key);
  }, [asked, key]);
  return {
    isOn: (seat) => seats.includes(seat),
    turn: (seat, on) => {
      setSeats([...seats.filter((one) => one !== seat), ...(on ? [seat] : [])]);
      if (!on) setShared(shared.filter((one) => one.seat !== seat));
    },
    answered: (question, given) => {
      if (!seats.includes(question.seat) || !canBeShared(given)) return;
      const ships = stillToAct(scene, question);
      if (ships.length > 0) setShared([...shared, { seat: question.seat, round: scene.state.round, ships, key: given }]);
    },
    stop: () => setShared([]),
    answers: (question) => sharedAnswer(shared, scene, question) !== undefined,
  };
}
