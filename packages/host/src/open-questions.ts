/** Counts questions that nobody can answer. There must never be one, because the game would wait for nobody. */
import { type Game, isPlaceAsk } from "@broadside/rules";

export function countUnanswerable({ state, open }: Pick<Game, "state" | "open">): number {
  if (state.outcome) return 0;
  const waiting = open.filter(({ answer }) => !answer);
  const unanswerable = waiting.filter(({ ask }) => {
    const isAskedOfNobody = state.seats[ask.seat]?.status !== "playing";
    return isAskedOfNobody || (!isPlaceAsk(ask) && ask.options.length === 0);
  });
  return waiting.length === 0 ? 1 : unanswerable.length;
}
