/** Answers "What would you do here?": a bot answers one question for a seat, from what that seat sees. */
import type { BotAnswer } from "@broadside/players";
import type { Hint } from "@broadside/protocol";
import { type Game, pendingOf, restore, type View, view } from "@broadside/rules";
import { openQuestionOf } from "../bots/bots.ts";
import { readReasons } from "../bots/reasons.ts";

/**
 * Asks a bot for a hint. The bot may answer the seat's other questions first, but those answers only go to a copy of the game. The copy
 * can't move on while this question is open. Undefined if the bot finds no legal answer.
 */
export async function hintFor(game: Game, question: number, ask: (seen: View) => Promise<BotAnswer>): Promise<Hint | undefined> {
  const copy = restore(pendingOf(game), game.content);
  const seat = copy.open.find(({ number }) => number === question)?.ask.seat;
  while (seat !== undefined && openQuestionOf(copy, seat)) {
    const { answer, reasons } = await ask(view(copy, [seat]));
    const isIt = answer.ask === question;
    if (answer.seat !== seat || copy.give(answer)) return undefined;
    if (isIt)
      return {
        aid: "hint",
        question,
        answer: "key" in answer ? { key: answer.key } : { pose: answer.pose },
        reasons: readReasons(reasons),
      };
  }
  return undefined;
}
