/** Open questions. */
import type { Pose } from "@broadside/geometry";
import type { Ask, AskBuilder, ChoiceAsk, Option } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";
import { defaultPlace, isPlaceAsk } from "./ask.ts";

/** An open question. Its number combines the number of the input that opened it with its place in the batch. */
export interface OpenAsk {
  readonly number: number;
  readonly build: AskBuilder;
  readonly ask: Ask;
  /** The value to resume the procedure with; undefined while unanswered. */
  answer: { readonly key?: string; readonly value: unknown } | undefined;
}

/** No batch has this many questions. */
export const MOST_IN_BATCH = 1000;

/** Returns the answer for a seat that gives none. */
export const defaultOf = (ask: Ask): NonNullable<OpenAsk["answer"]> => (isPlaceAsk(ask) ? { value: defaultPlace(ask) } : ask.options[0]);

/** Builds a question. It is answered at once if only one answer is possible, or if its seat is out of the game. */
export function openAsk(game: Situation, build: AskBuilder, number: number): OpenAsk {
  const ask = build(game);
  const isOut = game.state.seats[ask.seat]?.status !== "playing";
  const only = !isPlaceAsk(ask) && ask.options.length === 1 && ask.secret !== true;
  return { number, build, ask, answer: only || isOut ? defaultOf(ask) : undefined };
}

/** The questions of a batch, opened in order. */
export const openBatch = (game: Situation, builds: readonly AskBuilder[]): readonly OpenAsk[] =>
  builds.map((build, at) => openAsk(game, build, game.number * MOST_IN_BATCH + at));

export function isAllAnswered(open: readonly OpenAsk[]): boolean {
  for (const { answer } of open) if (!answer) return false;
  return true;
}

/** Returns those of the seats that still have to answer a question. */
export const unansweredSeats = (open: readonly OpenAsk[], seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => open.some(({ ask, answer }) => !answer && ask.seat === seat));

/** Returns the answers' values, which resume the procedure. */
export const valuesOf = (open: readonly OpenAsk[]): readonly unknown[] => open.map(({ answer }) => answer?.value);

export function optionOf({ options }: ChoiceAsk, named: string): Option | undefined {
  for (const option of options) if (option.key === named) return option;
  return undefined;
}

/** Returns the answer to the old question if it is also valid for the new question; otherwise undefined. */
export function carryAnswerOver({ answer, ask: old }: OpenAsk, ask: Ask): OpenAsk["answer"] {
  if (!answer) return undefined;
  if (isPlaceAsk(ask)) return isPlaceAsk(old) && !ask.refusal(answer.value as Pose) ? answer : undefined;
  return answer.key === undefined ? undefined : optionOf(ask, answer.key);
}

/** Whether two questions look the same to the player being asked. */
export function isSameQuestion(a: Ask, b: Ask): boolean {
  if (a.kind !== b.kind || a.seat !== b.seat || a.rule !== b.rule || JSON.stringify(a.about) !== JSON.stringify(b.about)) return false;
  if (isPlaceAsk(a) || isPlaceAsk(b))
    return isPlaceAsk(a) && isPlaceAsk(b) && JSON.stringify([a.place, a.witness]) === JSON.stringify([b.place, b.witness]);
  return (
    a.options.length === b.options.length &&
    a.options.every(({ key, pose }, at) => key === b.options[at]?.key && isSamePose(pose, b.options[at]?.pose))
  );
}

export const isSamePose = (a: Pose | undefined, b: Pose | undefined): boolean =>
  a === b || (a?.x === b?.x && a?.y === b?.y && a?.heading === b?.heading);
