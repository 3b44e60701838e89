/** How the bots that think choose: each kind of question in its own way, what is left by rules of thumb. */
import { scramble } from "@broadside/kit";
import { type Answer, type Content, type Game, imagine, isPlaceAsk, type Seat, type View } from "@broadside/rules";
import { ACTING, acting } from "./act/acting.ts";
import type { BotAnswer, BotPlayer } from "./bot.ts";
import { chosenAttack } from "./fight/attack-choice.ts";
import { chosenChange } from "./fight/dice-choice.ts";
import { tryOptions } from "./look-ahead.ts";
import { dialFor } from "./plan/dials.ts";
import type { Mind } from "./plan/mind.ts";
import { outlookOf } from "./plan/outlook.ts";
import { firstOpen } from "./player.ts";
import { referenceBot } from "./reference/reference.ts";
import { setUpAnswer } from "./setup/set-up.ts";

export const thinking =
  (seed: number, own: Mind): BotPlayer =>
  async (view, content, budget, signal) => {
    const mind = { ...own, simulations: budget.simulations ?? own.simulations };
    const [seat = 0] = view.seats;
    const lot = scramble(seed, view.number);
    const question = view.questions.find(({ answered }) => answered === undefined);
    if (question?.kind === "dial") {
      // As when the first dial was asked for: a game that is taken up again between two dials goes on alike.
      const { number } = view.since;
      const game = imagine({ ...view, number }, content, scramble(seed, number));
      return dialFor(view, game, firstOpen(game, seat), seat, mind, seed, signal);
    }
    const placed = setUpAnswer(view, content, lot);
    if (placed) return placed;
    const usual = (): Promise<BotAnswer> => referenceBot(view, content, budget, signal);
    if (!question || !mind.weighs) return usual();
    const { kind } = question;
    if (kind.startsWith("use at") || kind === "satellite to scramble") return triedFor(view, content, seat, lot, mind, await usual());
    if (ACTING.has(kind)) {
      const game = imagine(view, content, lot);
      const { expected } = outlookOf(game, seat, mind);
      const known = await usual();
      return acting(game, firstOpen(game, seat), mind.weights, expected, known.answer) ?? known;
    }
    if (FIGHTING.has(kind)) return fightingFor(imagine(view, content, lot), seat, mind) ?? usual();
    return usual();
  };

/** Tries the options in games that might be the one played; what is usual is left only for what comes to more. */
function triedFor(view: View, content: Content, seat: Seat, lot: number, mind: Mind, usual: BotAnswer): BotAnswer {
  const { weights, samples } = mind;
  const { guess, expected } = outlookOf(imagine(view, content, lot), seat, mind);
  const worlds = Array.from({ length: samples }, (_, at) => imagine(view, content, scramble(lot, at), guess));
  const tried = tryOptions(worlds, seat, weights, expected, lot);
  const [best] = tried;
  const known = tried.find(({ answer }) => isSame(answer, usual.answer));
  const isBetter = best && best.value > (known?.value ?? Number.NEGATIVE_INFINITY) + weights.margin;
  return isBetter ? { answer: best.answer, reason: "the best of what was tried" } : usual;
}

const isSame = (one: Answer, other: Answer): boolean =>
  "key" in one ? "key" in other && one.key === other.key : !("key" in other) && JSON.stringify(one.pose) === JSON.stringify(other.pose);

const FIGHTING: ReadonlySet<string> = new Set(["attack", "modify attack dice", "modify defense dice"]);

/** Attacks and dice. */
function fightingFor(game: Game, seat: Seat, { weights }: Mind): BotAnswer | undefined {
  const { ask, number } = firstOpen(game, seat);
  if (isPlaceAsk(ask)) return undefined;
  const chosen = ask.kind === "attack" ? chosenAttack(game, ask, seat) : chosenChange(game, ask, seat, weights);
  return chosen && { answer: { input: "answer", seat, ask: number, key: chosen.key }, reason: chosen.reason };
}
