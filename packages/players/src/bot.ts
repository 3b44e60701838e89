/** Programs that sit at a table: each sees what its seat sees, and no more. */
import { scramble } from "@broadside/kit";
import { type Answer, type Content, defaultAnswer, imagine, isPlaceQuestion, type Question, type View } from "@broadside/rules";
import { ace } from "./ace.ts";
import { cadet } from "./cadet.ts";
import { firstOpen } from "./player.ts";
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
  const { number, seat } = question;
  const answer: Answer = isPlaceQuestion(question)
    ? defaultAnswer(firstOpen(imagine(view, content, 0), seat))
    : { input: "answer", seat, ask: number, key: question.default };
  return { answer, reason: "the default" };
};

/** Any answer, in a game that might be the one that it sees. */
const randomBot =
  (seed: number): BotPlayer =>
  async (view, content) => {
    const { seat, number } = firstQuestion(view);
    const lot = scramble(seed, number);
    return { answer: randomPlayer(lot)(imagine(view, content, lot), seat), reason: "at random" };
  };

function firstQuestion({ questions, number }: View): Question {
  const found = questions.find(({ answered }) => answered === undefined);
  if (!found) throw new Error(`nobody is asked after input ${number}`);
  return found;
}
