/** How the bots that think choose: each kind of question in its own way, what is left by rules of thumb. */
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
import { has } from "./habits.ts";
import { tryOptions, type World } from "./look-ahead.ts";
import { dialFor } from "./plan/dials.ts";
import type { Mind } from "./plan/mind.ts";
import { outlookOf } from "./plan/outlook.ts";
import { openIn, plainAnswer } from "./player.ts";
import { referenceBot } from "./reference/reference.ts";
import { setUpAnswer } from "./setup/set-up.ts";

export const thinking =
  (seed: number, own: Mind): BotPlayer =>
  async (view, content, budget, signal) => {
    const [seat = 0] = view.seats;
    const mind = { ...own, weights: weightsIn(view, seat, own), simulations: budget.simulations ?? own.simulations };
    const lot = scramble(seed, view.number);
    const question = view.questions.find(({ answered }) => answered === undefined);
    if (question?.kind === "dial") {
      // As when the first dial was asked for: a game that is taken up again between two dials goes on alike.
      const { number } = view.since;
      const game = imagine({ ...view, number }, content, scramble(seed, number));
      const open = openIn(game, question);
      return open ? dialFor(view, game, open, seat, mind, seed, signal) : { answer: plainAnswer(question), reason: "the default" };
    }
    const placed = setUpAnswer(view, content, lot);
    if (placed) return placed;
    const usual = (): Promise<BotAnswer> => referenceBot(view, content, budget, signal);
    if (!question || !mind.weighs) return usual();
    if (isTried(question)) return triedFor(view, content, question, lot, mind, await usual());
    if (!ACTING.has(question.kind) && !CHOSEN.has(question.kind)) return usual();
    const game = imagine(view, content, lot);
    const open = openIn(game, question);
    if (!open) return usual();
    if (ACTING.has(question.kind)) {
      const known = await usual();
      return acting(game, open, mind, outlookOf(game, seat, mind).expected, known.answer) ?? known;
    }
    const chosen = isPlaceAsk(open.ask) ? undefined : chosenFor(game, open.ask, seat, mind);
    return chosen ? { answer: { input: "answer", seat, ask: open.number, key: chosen.key }, reason: chosen.reason } : usual();
  };

/** Enemies of several sides attack each other too, so each counts for less. */
function weightsIn({ setup, state }: View, seat: Seat, mind: Mind): Mind["weights"] {
  if (!has(mind, "seesManySides")) return mind.weights;
  const team = setup.seats[seat]?.team;
  const others = new Set(setup.seats.flatMap((one, at) => (one.team !== team && state.seats[at]?.status === "playing" ? [one.team] : [])));
  return { ...mind.weights, taken: mind.weights.taken / Math.max(1, others.size) };
}

/** Questions whose options are tried in imagined games. */
const isTried = ({ kind }: Question): boolean => kind.startsWith("use at") || kind === "satellite to scramble";

/** Tries the options in games that might be the one played. Games that went another way are left out; without any the usual answer is given. */
function triedFor(view: View, content: Content, question: Question, lot: number, mind: Mind, usual: BotAnswer): BotAnswer {
  const { seat } = question;
  const isEven = has(mind, "triesEvenly");
  const { guess, expected } = outlookOf(imagine(view, content, lot), seat, mind);
  const worlds = Array.from({ length: isEven ? EVEN_WORLDS : 1 }, (_, at): readonly World[] => {
    const game = imagine(view, content, scramble(lot, at), guess);
    const open = openIn(game, question);
    return open ? [{ game, open }] : [];
  }).flat();
  const tried = tryOptions(worlds, seat, mind, expected, lot);
  const [best] = tried;
  const known = tried.find(({ answer }) => isSame(answer, usual.answer));
  const isBetter = best && best.value > (known?.value ?? Number.NEGATIVE_INFINITY) + (isEven ? 0 : mind.weights.margin);
  return isBetter ? { answer: best.answer, reason: "the best of what was tried" } : usual;
}
/** Imagined games for each option of a card. */
const EVEN_WORLDS = 4;

const isSame = (one: Answer, other: Answer): boolean =>
  "key" in one ? "key" in other && one.key === other.key : !("key" in other) && JSON.stringify(one.pose) === JSON.stringify(other.pose);

/** Attacks, dice and the like. */
const CHOSEN: ReadonlySet<string> = new Set(["attack", "modify attack dice", "modify defense dice", "next ship", "allocate energy"]);

/** Undefined where the usual answer will do. */
function chosenFor(game: Game, ask: ChoiceAsk, seat: Seat, mind: Mind): Choice | undefined {
  switch (ask.kind) {
    case "attack":
      return chosenAttack(game, ask, seat, mind);
    case "next ship":
      return has(mind, "ordersShips") ? chosenShip(game, ask, seat, mind) : undefined;
    case "allocate energy":
      return has(mind, "fillsCards") ? chosenAllocation(game, ask) : undefined;
    default:
      return chosenChange(game, ask, seat, mind);
  }
}
