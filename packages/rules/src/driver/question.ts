/** Turns open questions into data for clients and bots. */
import type { Pose } from "@broadside/geometry";
import type { PlaceQuestion, Question, WaitingFor } from "@broadside/protocol";
import type { Seat } from "../state/seat.ts";
import { isPlaceAsk } from "./ask.ts";
import type { DriverGame } from "./driver-game.ts";
import type { OpenAsk } from "./open-ask.ts";

export type { ChoiceQuestion, PlaceQuestion, Question, QuestionOption, WaitingFor } from "@broadside/protocol";

export const isPlaceQuestion = (question: Question): question is PlaceQuestion => "place" in question;

/**
 * Lists the questions that these seats have now. Answered questions stay until the whole batch is answered, so that answers can be changed
 * (1E-PLAN-02).
 */
export const questionsFor = ({ open }: DriverGame, seats: readonly Seat[]): readonly Question[] =>
  open.filter(({ ask }) => seats.includes(ask.seat)).map(questionOf);

export function questionOf({ number, ask, answer }: OpenAsk): Question {
  const { kind, seat, rule, about, secret } = ask;
  const base = { number, kind, seat, rule, ...(about && { about }), ...(secret && { secret }) };
  if (isPlaceAsk(ask)) {
    const { place, witness } = ask;
    return { ...base, place, witness, ...(answer && { answered: answer.value as Pose }) };
  }
  return {
    ...base,
    options: ask.options.map(({ key, pose }) => (pose ? { key, pose } : { key })),
    default: ask.options[0].key,
    ...(answer?.key !== undefined && { answered: answer.key }),
  };
}

export function waitingFor({ open, setup }: DriverGame): readonly WaitingFor[] {
  const counts = setup.seats.map(() => 0);
  for (const { ask, answer } of open) if (!answer) counts[ask.seat] = (counts[ask.seat] ?? 0) + 1;
  return counts.flatMap((count, seat) => (count > 0 ? [{ seat, open: count }] : []));
}
