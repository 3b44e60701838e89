/** Bots at a table: each sees only what its seat sees. */
import { scramble } from "@broadside/kit";
import type { BotReason } from "@broadside/protocol";
import { type Answer, type Content, defaultAnswer, imagine, isPlaceQuestion, type Question, type View } from "@broadside/rules";
import { ace } from "./ace.ts";
import { cadet } from "./cadet.ts";
import { openIn, plainAnswer } from "./player.ts";
import { randomPlayer } from "./random-player.ts";
import { referenceBot, referencePlusBot } from "./reference/reference.ts";

/** How much a bot may use for one answer. */
export interface Budget {
  readonly milliseconds: number;
  /** How many possible futures the bot may simulate for one choice. Each level has a different default. */
  readonly simulations?: number;
}

/** Tells a bot that its answer is no longer needed. An `AbortSignal` can be used. */
export interface StopSignal {
  readonly aborted: boolean;
}

export interface BotAnswer {
  readonly answer: Answer;
  /** The reasons; empty if the bot gives none. */
  readonly reasons: readonly BotReason[];
}

/** Answers one open question for the only seat in the view. There must be an open question. */
export type BotPlayer = (view: View, content: Content, budget: Budget, signal: StopSignal) => Promise<BotAnswer>;

/** All bot levels. A bot's answers depend only on its seed and the view, so a loaded game continues just as it would have. */
export const BOTS = {
  default: () => defaultBot,
  random: (seed) => randomBot(seed),
  reference: (_seed) => referenceBot,
  "reference+": (_seed) => referencePlusBot,
  cadet,
  ace,
} as const satisfies Readonly<Record<string, (seed: number) => BotPlayer>>;

/** Always gives the default answer. */
const defaultBot: BotPlayer = async (view, content) => {
  const question = firstQuestion(view);
  const open = isPlaceQuestion(question) ? openIn(imagine(view, content, 0), question) : undefined;
  return { answer: open ? defaultAnswer(open) : plainAnswer(question), reasons: [{ key: "default" }] };
};

/** Answers at random, in an imagined game that could be the real one. */
const randomBot =
  (seed: number): BotPlayer =>
  async (view, content) => {
    const question = firstQuestion(view);
    const lot = scramble(seed, question.number);
    const game = imagine(view, content, lot);
    const answer = openIn(game, question) ? randomPlayer(lot)(game, question.seat) : plainAnswer(question);
    return { answer, reasons: [{ key: "random" }] };
  };

function firstQuestion({ questions, number }: View): Question {
  const found = questions.find(({ answered }) => answered === undefined);
  if (!found) throw new Error(`nobody is asked after input ${number}`);
  return found;
}
