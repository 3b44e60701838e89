/** Programs that sit at a table: each sees what its seat sees, and no more. */
import { scramble } from "@broadside/kit";
import { type Answer, type Content, defaultAnswer, imagine, isPlaceQuestion, type Question, type View } from "@broadside/rules";
import { ace } from "./ace.ts";
import { cadet } from "./cadet.ts";
import { openIn, plainAnswer } from "./player.ts";
import { randomPlayer } from "./random-player.ts";
import { referenceBot, referencePlusBot } from "./reference/reference.ts";

/** How much a program may use for one answer. */
export interface Budget {
  readonly milliseconds: number;
  /** How many futures it may weigh for one choice; as its level has it where left out. */
  readonly simulations?: number;
}

/** Tells a program that nobody waits for its answer any more. An `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

export interface BotAnswer {
  readonly answer: Answer;
  /** Why, in a few words. */
  readonly reason: string;
}

/** Answers one of the questions that the one seat of the view has not answered. There must be one. */
export type BotPlayer = (view: View, content: Content, budget: Budget, signal: StopSignal) => Promise<BotAnswer>;

/** The levels there are. What a program answers follows from its seed and the view alone, so that a game taken up again goes on alike. */
export const BOTS = {
  default: () => defaultBot,
  random: (seed) => randomBot(seed),
  reference: (_seed) => referenceBot,
  "reference+": (_seed) => referencePlusBot,
  cadet,
  ace,
} as const satisfies Readonly<Record<string, (seed: number) => BotPlayer>>;

/** Always the default. */
const defaultBot: BotPlayer = async (view, content) => {
  const question = firstQuestion(view);
  const open = isPlaceQuestion(question) ? openIn(imagine(view, content, 0), question) : undefined;
  return { answer: open ? defaultAnswer(open) : plainAnswer(question), reason: "the default" };
};

/** Any answer, in a game that might be the one that it sees. */
const randomBot =
  (seed: number): BotPlayer =>
  async (view, content) => {
    const question = firstQuestion(view);
    const lot = scramble(seed, question.number);
    const game = imagine(view, content, lot);
    const answer = openIn(game, question) ? randomPlayer(lot)(game, question.seat) : plainAnswer(question);
    return { answer, reason: "at random" };
  };

function firstQuestion({ questions, number }: View): Question {
  const found = questions.find(({ answered }) => answered === undefined);
  if (!found) throw new Error(`nobody is asked after input ${number}`);
  return found;
}
