/**
 * Decides how the thinking bots answer during set-up, and when ships enter the table later. Kinds of questions that aren't listed have no
 * clear best answer.
 */
import type { Pose } from "@broadside/geometry";
import type { BotReason } from "@broadside/protocol";
import {
  type ChoiceQuestion,
  type Content,
  type Game,
  imagine,
  isPlaceAsk,
  isPlaceQuestion,
  type PlaceAsk,
  type QuestionKind,
  type View,
} from "@broadside/rules";
import type { BotAnswer } from "../bot.ts";
import { clearestEdge, sturdiestShip } from "./choices.ts";
import { objectivePlace } from "./objective-place.ts";
import { SET_UP } from "./set-up-weights.ts";
import { shipPlace } from "./ship-place.ts";

interface PlaceRule {
  readonly reason: BotReason;
  place(game: Game, ask: PlaceAsk): Pose | undefined;
}

interface ChoiceRule {
  readonly reason: BotReason;
  choose(game: Game, question: ChoiceQuestion): string | undefined;
}

const PLACES: Readonly<Partial<Record<QuestionKind, PlaceRule>>> = {
  "place ship": {
    reason: { key: "near friends" },
    place(game, ask) {
      const ship = game.state.ships.find(({ id }) => id === ask.about?.ship);
      return ship && shipPlace(game, ask, ship, SET_UP);
    },
  },
  "place feature": { reason: { key: "near its own side" }, place: objectivePlace },
};

const CHOICES: Readonly<Partial<Record<QuestionKind, ChoiceRule>>> = {
  edge: { reason: { key: "clearest edge" }, choose: clearestEdge },
  "priority target": { reason: { key: "hardest to destroy" }, choose: sturdiestShip },
};

/** Returns undefined for any other question. */
export function setUpAnswer(view: View, content: Content, lot: number): BotAnswer | undefined {
  const question = view.questions.find(({ answered }) => answered === undefined);
  if (!question) return undefined;
  const { kind, seat, number } = question;
  const named = { input: "answer", seat, ask: number } as const;
  if (isPlaceQuestion(question)) {
    const placing = PLACES[kind];
    const game = placing && imagine(view, content, lot);
    const ask = game?.open.find((one) => one.number === number)?.ask;
    const pose = game && ask && isPlaceAsk(ask) ? placing?.place(game, ask) : undefined;
    return pose && placing && { answer: { ...named, pose }, reasons: [placing.reason] };
  }
  const choosing = CHOICES[kind];
  const key = choosing?.choose(imagine(view, content, lot), question);
  return key === undefined || !choosing ? undefined : { answer: { ...named, key }, reasons: [choosing.reason] };
}
