/** Open questions as data, for whoever shows or answers them: no closures, no values, nothing of other seats. */
import type { Pose } from "@broadside/geometry";
import type { Seat } from "../state/seat.ts";
import { isPlaceAsk, type PlaceRegion, type Secrecy, type Subject } from "./ask.ts";
import type { Game, OpenAsk } from "./game.ts";

export interface QuestionOption {
  readonly key: string;
  readonly pose?: Pose;
}

interface QuestionBase {
  /** What an answer names. */
  readonly number: number;
  readonly kind: string;
  readonly seat: Seat;
  readonly rule: string;
  readonly about?: Subject;
  readonly secret?: Secrecy;
}

/** Answered by the key of an option. */
export interface ChoiceQuestion extends QuestionBase {
  readonly options: readonly QuestionOption[];
  readonly default: string;
  /** What was answered, while it may still be changed. */
  readonly answered?: string;
}

/** Answered by a pose. */
export interface PlaceQuestion extends QuestionBase {
  readonly place: PlaceRegion;
  /** A legal pose. The default is looked for when it is taken: `defaultPlace` of the question that is open. */
  readonly witness: Pose;
  readonly answered?: Pose;
}

export type Question = ChoiceQuestion | PlaceQuestion;

export const isPlaceQuestion = (question: Question): question is PlaceQuestion => "place" in question;

/** What these seats are asked now; answered ones stay until all of the batch are, so that they can be changed (1E-PLAN-02). */
export const questionsFor = ({ open }: Game, seats: readonly Seat[]): readonly Question[] =>
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

/** A seat that the game waits for, and how many of its questions have no answer yet. What they ask is nobody else's business (ES-COND-08). */
export interface WaitingFor {
  readonly seat: Seat;
  readonly open: number;
}

export function waitingFor({ open, setup }: Game): readonly WaitingFor[] {
  const counts = setup.seats.map(() => 0);
  for (const { ask, answer } of open) if (!answer) counts[ask.seat] = (counts[ask.seat] ?? 0) + 1;
  return counts.flatMap((count, seat) => (count > 0 ? [{ seat, open: count }] : []));
}
