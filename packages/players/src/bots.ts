import { scramble } from "@broadside/kit";
import { defaultAnswer, imagine, isPlaceQuestion, type Question, type View } from "@broadside/rules";
import { ace } from "./ace.ts";
import type { BotPlayer } from "./bot.ts";
import { cadet } from "./cadet.ts";
import { openIn, plainAnswer } from "./player.ts";
import { randomPlayer } from "./random-player.ts";
import { referenceBot, referencePlusBot } from "./reference/reference.ts";

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
