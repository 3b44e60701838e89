/** A bot's answer as a sentence: what the game asked, what the bot chose, and why. */
import { type Answer, type Game, isPlaceQuestion, type Question, questionsFor } from "@broadside/rules";
import type { BotReason } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";

/** Describes an answer. Must be called before the game accepts the answer, while the question is still open. */
export function explainAnswer(game: Game, answer: Answer, reasons: readonly BotReason[]): string {
  const { state } = game;
  const when = state.round === 0 ? "Set-up" : `Round ${state.round}`;
  const question = questionsFor(game, [answer.seat]).find(({ number }) => number === answer.ask);
  const decision = question && decisionInWords(game, question, answer);
  const why = ENGLISH.botReasonsInWords(reasons, ENGLISH.namesOf(game).ships);
  return `${when}, ${ENGLISH.seatName(game, answer.seat)}: ${decision} – ${why}.`;
}

function decisionInWords(game: Game, question: Question, answer: Answer): string {
  const asked = ENGLISH.askedInWords(game, question).replace(/\.$/, "");
  if (isPlaceQuestion(question) || !("key" in answer)) return asked;
  return `${asked}${asked.endsWith("?") ? "" : ":"} ${ENGLISH.optionLabel(game, question, answer.key)}`;
}
