/**
 * Spends tokens automatically when they help, for seats that have turned this on. It only answers questions about dice in which every
 * option is about tokens.
 */
import type { Seat } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { useEffect, useEffectEvent, useState } from "react";
import { useScene } from "../open-game.ts";
import { damageNow } from "./damage-now.ts";

/** The answers that can be chosen automatically. The player still decides about locks and cards. */
const TOKENS: readonly string[] = ["focus", "evade", "done"];

/** Whether a question is about these tokens and nothing else. */
export const isAboutTokens = ({ kind, options }: Pick<PlayQuestion, "kind" | "options">): boolean =>
  (kind === "modify attack dice" || kind === "modify defense dice") && options.every(({ key }) => TOKENS.includes(key));

/** The answer to give: spend focus if an attack has focus results, and spend defensive tokens only if damage would get through. */
export function spentFor(scene: Scene, question: Pick<PlayQuestion, "kind" | "options">): string | undefined {
  const { attack } = scene.state;
  if (!attack || !isAboutTokens(question)) return undefined;
  const isOffered = (key: string): boolean => question.options.some((option) => option.key === key);
  if (question.kind === "modify attack dice")
    return isOffered("focus") && attack.attackDice.some(({ face }) => face === "focus") ? "focus" : "done";
  const coming = damageNow(scene)?.damage ?? 0;
  const eyes = attack.defenseDice.filter(({ face }) => face === "focus").length;
  if (coming === 0) return "done";
  if (isOffered("focus") && eyes > 0 && (eyes > 1 || !isOffered("evade"))) return "focus";
  return isOffered("evade") ? "evade" : isOffered("focus") && eyes > 0 ? "focus" : "done";
}

export interface SpendForMe {
  /** Seats that want their tokens spent automatically. */
  readonly seats: readonly Seat[];
  begin(seat: Seat): void;
  stop(): void;
}

export function useSpendForMe(question: PlayQuestion | undefined, answer: (question: PlayQuestion, key: string) => void): SpendForMe {
  const scene = useScene();
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  const answerNow = useEffectEvent(answer);
  const key = question && seats.includes(question.seat) ? spentFor(scene, question) : undefined;
  useEffect(() => {
    if (question && key !== undefined) answerNow(question, key);
  }, [question, key]);
  return { seats, begin: (seat) => setSeats([...seats, seat]), stop: () => setSeats([]) };
}
