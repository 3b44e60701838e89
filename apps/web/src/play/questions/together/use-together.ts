/** Whether a seat has its alike ships do the same, and the actions that it has given to several this round. */
import type { Seat } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { useEffect, useRef, useState } from "react";
import { canBeShared, type SharedAction, sharedAnswer, stillToAct } from "./alike.ts";

export interface Together {
  isOn(seat: Seat): boolean;
  /** Turned off, nobody follows any more. */
  turn(seat: Seat, on: boolean): void;
  /** An answer that the player has given: the others like that ship do the same. */
  answered(question: PlayQuestion, key: string): void;
  /** Nobody follows any more this round: something is taken back. */
  stop(): void;
  /** Whether it is answered as another one was. */
  answers(question: PlayQuestion): boolean;
}

export function useTogether(
  scene: Scene,
  asked: PlayQuestion | undefined,
  answer: (question: PlayQuestion, key: string) => void,
): Together {
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  const [shared, setShared] = useState<readonly SharedAction[]>([]);
  const latest = useRef(answer);
  latest.current = answer;
  const key = asked && sharedAnswer(shared, scene, asked);
  useEffect(() => {
    if (asked && key !== undefined) latest.current(asked, key);
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
