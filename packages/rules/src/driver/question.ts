/** Open questions as data, for clients and programs. */
import type { Pose } from "@broadside/geometry";
import type { PlaceQuestion, Question, WaitingFor } from "@broadside/protocol";
import type { Seat } from "../state/seat.ts";
import { isPlaceAsk } from "./ask.ts";
import type { OpenAsk } from "./open-ask.ts";
import type { RunningGame } from "./running-game.ts";

export type { ChoiceQuestion, PlaceQuestion, Question, QuestionOption, WaitingFor } from "@broadside/protocol";

export const isPlaceQuestion = (question: Question): question is PlaceQuestion => "place" in question;

/** What these seats are asked now; answered ones stay until all of the batch are, so that they can be changed (1E-PLAN-02). */
export const questionsFor = ({ open }: RunningGame, seats: readonly Seat[]): readonly Question[] =>
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

export function waitingFor({ open, setup }: RunningGame): readonly WaitingFor[] {
  const counts = setup.seats.map(() => 0);
  for (const { ask, answer } of open) if (!answer) counts[ask.seat] = (counts[ask.seat] ?? 0) + 1;
  return counts.flatMap((count, seat) => (count > 0 ? [{ seat, open: count }] : []));
}
