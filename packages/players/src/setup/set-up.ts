/** What the thinking bots answer in set-up, and whenever ships come to the table later. Kinds that are not listed have no clear best answer. */
import type { Pose } from "@broadside/geometry";
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
import { shipPlace } from "./ship-place.ts";
import { SET_UP } from "./weights.ts";

interface Placing {
  readonly reason: string;
  place(game: Game, ask: PlaceAsk): Pose | undefined;
}

interface Choosing {
  readonly reason: string;
  choose(game: Game, question: ChoiceQuestion): string | undefined;
}

const PLACES: Readonly<Partial<Record<QuestionKind, Placing>>> = {
  "place ship": {
    reason: "with its own, and clear of obstacles",
    place(game, ask) {
      const ship = game.state.ships.find(({ id }) => id === ask.about?.ship);
      return ship && shipPlace(game, ask, ship, SET_UP);
    },
  },
  "place feature": { reason: "near to the own side", place: objectivePlace },
};

const CHOICES: Readonly<Partial<Record<QuestionKind, Choosing>>> = {
  edge: { reason: "fewest obstacles before it", choose: clearestEdge },
  "priority target": { reason: "hardest to destroy", choose: sturdiestShip },
};

/** Undefined where the question is none of these. */
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
    return pose && placing && { answer: { ...named, pose }, reason: placing.reason };
  }
  const choosing = CHOICES[kind];
  const key = choosing?.choose(imagine(view, content, lot), question);
  return key === undefined || !choosing ? undefined : { answer: { ...named, key }, reason: choosing.reason };
}
