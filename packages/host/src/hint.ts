/** What would you do here? A program answers one question of a seat, from what that seat sees. */
import type { BotAnswer } from "@broadside/players";
import type { Hint } from "@broadside/protocol";
import { type Game, pendingOf, restore, type View, view } from "@broadside/rules";
import { openFor } from "./bots.ts";

/**
 * A program may answer other questions of the seat first: they are given to a copy of the game, which goes no further, for the question is
 * still open in it. Undefined where it finds no legal answer.
 */
export async function hintFor(game: Game, question: number, ask: (seen: View) => Promise<BotAnswer>): Promise<Hint | undefined> {
  const copy = restore(pendingOf(game), game.content);
  const seat = copy.open.find(({ number }) => number === question)?.ask.seat;
  while (seat !== undefined && openFor(copy, seat)) {
    const { answer, reason } = await ask(view(copy, [seat]));
    const isIt = answer.ask === question;
    if (answer.seat !== seat || copy.give(answer)) return undefined;
    if (isIt) return { aid: "hint", question, answer: "key" in answer ? { key: answer.key } : { pose: answer.pose }, reason };
  }
  return undefined;
}
