/** Decides how the thinking bots choose an answer. Each kind of question has its own method; rules of thumb decide the rest. */
import { scramble } from "@broadside/kit";
import {
  type Answer,
  type ChoiceAsk,
  type Content,
  type Game,
  imagine,
  isPlaceAsk,
  type Question,
  type Seat,
  type View,
} from "@broadside/rules";
import { ACTING, acting } from "./act/acting.ts";
import { chosenAllocation } from "./act/energy-choice.ts";
import { chosenShip } from "./act/ship-order.ts";
import type { BotAnswer, BotPlayer } from "./bot.ts";
import { chosenAttack } from "./fight/attack-choice.ts";
import type { Choice } from "./fight/choice.ts";
import { chosenChange } from "./fight/dice-choice.ts";
import { hasHabit } from "./habits.ts";
import type { BotSettings } from "./plan/bot-settings.ts";
import { dialFor } from "./plan/dials.ts";
import { outlookOf } from "./plan/outlook.ts";
import { openIn, plainAnswer } from "./player.ts";
import { referenceBot } from "./reference/reference.ts";
import { setUpAnswer } from "./setup/set-up.ts";
import { tryOptions, type World } from "./try-options.ts";

export const thinkingBot =
  (seed: number, own: BotSettings): BotPlayer =>
  async (view, content, budget, signal) => {
    const [seat = 0] = view.seats;
    const settings = { ...own, weights: weightsIn(view, seat, own), simulations: budget.simulations ?? own.simulations };
    const lot = scramble(seed, view.number);
    const question = view.questions.find(({ answered }) => answered === undefined);
    if (question?.kind === "dial") {
      // Imagines the game as it was when the first dial was asked for, so that a game loaded between two dials gets the same plan.
      const { number } = view.since;
      const game = imagine({ ...view, number }, content, scramble(seed, number));
      const open = openIn(game, question);
      return open
        ? dialFor(view, game, open, seat, settings, seed, signal)
        : { answer: plainAnswer(question), reasons: [{ key: "default" }] };
    }
    const placed = setUpAnswer(view, content, lot);
    if (placed) return placed;
    const usual = (): Promise<BotAnswer> => referenceBot(view, content, budget, signal);
    if (!question || !settings.weighs) return usual();
    if (isTried(question)) return triedFor(view, content, question, lot, settings, await usual());
    if (!ACTING.has(question.kind) && !CHOSEN.has(question.kind)) return usual();
    const game = imagine(view, content, lot);
    const open = openIn(game, question);
    if (!open) return usual();
    if (ACTING.has(question.kind)) {
      const known = await usual();
      return acting(game, open, settings, outlookOf(game, seat, settings).expected, known.answer) ?? known;
    }
    const chosen = isPlaceAsk(open.ask) ? undefined : chosenFor(game, open.ask, seat, settings);
    return chosen ? { answer: { input: "answer", seat, ask: open.number, key: chosen.key }, reasons: chosen.reasons } : usual();
  };

/** Enemies on different sides also attack each other, so each enemy counts for less. */
function weightsIn({ setup, state }: View, seat: Seat, settings: BotSettings): BotSettings["weights"] {
  if (!hasHabit(settings, "seesManySides")) return settings.weights;
  const team = setup.seats[seat]?.team;
  const others = new Set(setup.seats.flatMap((one, at) => (one.team !== team && state.seats[at]?.status === "playing" ? [one.team] : [])));
  return { ...settings.weights, taken: settings.weights.taken / Math.max(1, others.size) };
}

/** True for questions that the bot answers by trying each option in imagined games. */
const isTried = ({ kind }: Question): boolean => kind.startsWith("use at") || kind === "satellite to scramble";

/**
 * Tries the options in games that could be the real one. Games that went another way are left out. If no game is left, the usual answer is
 * used.
 */
function triedFor(view: View, content: Content, question: Question, lot: number, settings: BotSettings, usual: BotAnswer): BotAnswer {
  const { seat } = question;
  const isEven = hasHabit(settings, "triesEvenly");
  const { guess, expected } = outlookOf(imagine(view, content, lot), seat, settings);
  const worlds = Array.from({ length: isEven ? EVEN_WORLDS : 1 }, (_, at): readonly World[] => {
    const game = imagine(view, content, scramble(lot, at), guess);
    const open = openIn(game, question);
    return open ? [{ game, open }] : [];
  }).flat();
  const tried = tryOptions(worlds, seat, settings, expected, lot);
  const [best] = tried;
  const known = tried.find(({ answer }) => isSame(answer, usual.answer));
  const isBetter = best && best.value > (known?.value ?? Number.NEGATIVE_INFINITY) + (isEven ? 0 : settings.weights.margin);
  return isBetter ? { answer: best.answer, reasons: [{ key: "best of tried", options: tried.length }] } : usual;
}
/** The number of games imagined for each option of a card. */
const EVEN_WORLDS = 4;

const isSame = (one: Answer, other: Answer): boolean =>
  "key" in one ? "key" in other && one.key === other.key : !("key" in other) && JSON.stringify(one.pose) === JSON.stringify(other.pose);

/** Questions about attacks, dice and similar choices. */
const CHOSEN: ReadonlySet<string> = new Set(["attack", "modify attack dice", "modify defense dice", "next ship", "allocate energy"]);

/** Returns undefined if the usual answer is good enough. */
function chosenFor(game: Game, ask: ChoiceAsk, seat: Seat, settings: BotSettings): Choice | undefined {
  switch (ask.kind) {
    case "attack":
      return chosenAttack(game, ask, seat, settings);
    case "next ship":
      return hasHabit(settings, "ordersShips") ? chosenShip(game, ask, seat, settings) : undefined;
    case "allocate energy":
      return hasHabit(settings, "fillsCards") ? chosenAllocation(game, ask) : undefined;
    default:
      return chosenChange(game, ask, seat, settings);
  }
}
