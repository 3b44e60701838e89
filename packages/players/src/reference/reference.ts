/**
 * A plain bot of the kind that players know from other games, as a yardstick for other bots. It expects every enemy to fly straight at
 * speed 2, tries each of its own maneuvers, and weighs where they end. Actions, attacks and dice follow fixed priorities; set-up and
 * everything else use the default. `reference` always uses the first card offered; `reference+` looks ahead.
 */
import type { Pose } from "@broadside/geometry";
import type { BotReason } from "@broadside/protocol";
import { isTargetId } from "@broadside/protocol";
import type { ChoiceQuestion, PlaceQuestion, Question, Ship, View } from "@broadside/rules";
import {
  type Content,
  defaultAnswer,
  type Game,
  imagine,
  isPlaceAsk,
  isPlaceQuestion,
  type OpenAsk,
  relationOf,
  shieldsLeft,
  shieldValue,
} from "@broadside/rules";
import type { BotAnswer, BotPlayer } from "../bot.ts";
import type { Choice } from "../fight/choice.ts";
import { openIn, plainAnswer } from "../player.ts";
import { actionKey, ExpectedPosition, lockKey, placeKey, quarterKey, reinforceKey } from "./actions.ts";
import { bestAttack } from "./attacks.ts";
import { bestCardOption } from "./card-look-ahead.ts";
import { attackDiceKey, defenceDiceKey, isToken, rerollKey } from "./dice.ts";
import { areManeuvers, weighManeuvers } from "./maneuvers.ts";
import { setDials } from "./places.ts";

/** How the bot decides about cards. */
interface CardRules {
  /** Chooses which of the offered cards to use, if any. The question offers only cards and the default. */
  offer(view: View, question: ChoiceQuestion, content: Content): Choice | undefined;
  /** Answers other questions that a card asks. */
  choice(view: View, question: ChoiceQuestion, content: Content): Choice | undefined;
}

/** Always uses the first card offered, and answers that card's questions by default. */
const FIRST_OFFER: CardRules = {
  offer(_, { options, default: passed }) {
    const first = options.find(({ key }) => key !== passed);
    return first && { key: first.key, reasons: [{ key: "uses every card" }] };
  },
  choice: () => undefined,
};

const lookedAhead = (view: View, question: ChoiceQuestion, content: Content): Choice => ({
  key: bestCardOption(view, question, content),
  reasons: [{ key: "best in games played ahead" }],
});
const LOOK_AHEAD: CardRules = { offer: lookedAhead, choice: lookedAhead };

const botBy =
  (cards: CardRules): BotPlayer =>
  async (view, content) => {
    const question = view.questions.find(({ answered }) => answered === undefined);
    if (!question) throw new Error(`nobody is asked after input ${view.number}`);
    return isPlaceQuestion(question) ? placeAnswer(view, question, content) : choiceAnswer(view, question, content, cards);
  };

/** Its answers depend only on the view; it uses no randomness. */
export const referenceBot: BotPlayer = botBy(FIRST_OFFER);
/** Like `referenceBot`, but decides about cards by looking a short way ahead. */
export const referencePlusBot: BotPlayer = botBy(LOOK_AHEAD);

function choiceAnswer(view: View, question: ChoiceQuestion, content: Content, cards: CardRules): BotAnswer {
  const { seat, number } = question;
  const { key, reasons } = chosenFor(new QuestionContext(view, question, content), cards) ?? {
    key: question.default,
    reasons: [{ key: "default" }],
  };
  return { answer: { input: "answer", seat, ask: number, key }, reasons };
}

/** A question, and an imagined game that could be the real one. The game is created when first needed. */
class QuestionContext {
  readonly view: View;
  readonly question: ChoiceQuestion;
  readonly content: Content;
  private imagined: Game | undefined;

  constructor(view: View, question: ChoiceQuestion, content: Content) {
    this.view = view;
    this.question = question;
    this.content = content;
  }

  get keys(): readonly string[] {
    return this.question.options.map(({ key }) => key);
  }

  get game(): Game {
    this.imagined ??= imagine(this.view, this.content, 0);
    return this.imagined;
  }

  get open(): OpenAsk | undefined {
    return openIn(this.game, this.question);
  }

  get ship(): Ship | undefined {
    return shipAbout(this.game, this.question);
  }

  /** Values the position of the question's ship. */
  get outlook(): ExpectedPosition | undefined {
    const { ship } = this;
    return ship?.pose && new ExpectedPosition(this.game, ship);
  }
}

const shipAbout = ({ state }: Game, { about }: Question): Ship | undefined => state.ships.find(({ id }) => id === about?.ship);

function chosenFor(asked: QuestionContext, cards: CardRules): Choice | undefined {
  const { question, view, content, keys } = asked;
  const { kind } = question;
  if (areManeuvers(keys)) return chosenManeuver(asked);
  if (kind.startsWith("use at ")) return cards.offer(view, question, content);
  const chosen = (key: string | undefined, reason: BotReason): Choice | undefined =>
    key === undefined ? undefined : { key, reasons: [reason] };
  switch (kind) {
    case "action":
    case "free action":
      return chosenAction(asked, cards);
    case "attack":
      return chosen(asked.open && bestAttack(asked.game, asked.open), { key: "most damage" });
    case "modify attack dice":
      return diceOrCard(asked, attackDiceKey(question, view.state), cards);
    case "modify defense dice":
      return diceOrCard(asked, defenceDiceKey(question, view.state), cards);
    case "reroll": {
      const key = rerollKey(question, view.state);
      return chosen(key, { key: key === question.default ? "no reroll helps" : "rerolls failures" });
    }
    case "lock": {
      const key = asked.outlook && lockKey(asked.outlook, keys);
      return key !== undefined && isTargetId(key) ? chosen(key, { key: "lock on best target", target: key }) : undefined;
    }
    case "rotate arc":
      return chosen(asked.outlook && quarterKey(asked.outlook, keys), { key: "arc to most enemies" });
    case "reinforce":
      return chosen(asked.outlook && reinforceKey(asked.outlook, keys), { key: "side of most enemies" });
    case "barrel roll":
    case "barrel roll place":
    case "boost":
    case "boost place":
    case "decloak":
    case "decloak place":
      return chosen(asked.outlook && placeKey(asked.outlook, question.options), { key: "best arcs" });
    case "allocate energy":
      return chosen(energyKey(asked), { key: "weapons before shields" });
    case "jam":
      return chosen(enemyKey(asked), { key: "jams an enemy" });
    case "deploy":
      return chosen(deployKey(asked), { key: "enemies near" });
    case "act in System phase":
      return chosen(bombKey(asked), { key: "enemy behind" });
    default:
      return question.about?.card === undefined ? undefined : cards.choice(view, question, content);
  }
}

/** Chooses a maneuver. If the bot is asked to choose for an enemy ship, it chooses the worst one. */
function chosenManeuver(asked: QuestionContext): Choice | undefined {
  const { game, ship, question, view, keys } = asked;
  if (!ship?.pose) return undefined;
  const isEnemys = relationOf(game.setup.seats, question.seat, ship.seat) === "enemy";
  const weighed = weighManeuvers(game, ship, keys, setDials(view.questions));
  const [first] = weighed;
  if (!first) return undefined;
  const best = weighed.reduce((found, one) => ((isEnemys ? one.value < found.value : one.value > found.value) ? one : found), first);
  const reason: BotReason = isEnemys
    ? { key: "worst for the enemy" }
    : best.targets > 0
      ? { key: "enemies in arc", ships: best.targets }
      : { key: "nearest to the fight" };
  return { key: best.code, reasons: [reason] };
}

/** Chooses an action. Card actions come last and follow the card rules. */
function chosenAction(asked: QuestionContext, cards: CardRules): Choice | undefined {
  const { outlook, keys, view, question, content } = asked;
  const key = outlook && actionKey(outlook, keys);
  if (key !== undefined) return { key, reasons: [{ key: "fixed priorities" }] };
  return cards.offer(
    view,
    onlyCards(question, (one) => one.startsWith("upgrade:")),
    content,
  );
}

/** Chooses dice changes. The fixed rules decide about tokens, and the card rules decide about cards. */
function diceOrCard({ view, question, content }: QuestionContext, key: string, cards: CardRules): Choice | undefined {
  if (key === question.default) return undefined;
  return isToken(key)
    ? { key, reasons: [{ key: "token helps" }] }
    : cards.offer(
        view,
        onlyCards(question, (one) => !isToken(one)),
        content,
      );
}

/** Returns the question with only the default and the cards. */
const onlyCards = (question: ChoiceQuestion, isCard: (key: string) => boolean): ChoiceQuestion => ({
  ...question,
  options: question.options.filter(({ key }) => key === question.default || isCard(key)),
});

/** Chooses where energy goes; shields are worth more than another token on a weapon. */
function energyKey({ ship, game, keys, question }: QuestionContext): string | undefined {
  if (!ship) return undefined;
  const kept = Math.min(MOST_KEPT, shieldValue(game, ship) - shieldsLeft(ship));
  return ship.energy > kept ? keys.find((key) => key !== question.default) : undefined;
}
const MOST_KEPT = 3;

const enemyKey = ({ game, keys, question }: QuestionContext): string | undefined =>
  keys.find((key) => {
    const ship = game.state.ships.find(({ id }) => id === key);
    return ship !== undefined && relationOf(game.setup.seats, question.seat, ship.seat) === "enemy";
  });

/** Undocks ships if an enemy is near. */
function deployKey({ outlook, keys, question }: QuestionContext): string | undefined {
  const carrier = outlook?.ship;
  if (!outlook || !carrier) return undefined;
  const isNear = outlook.enemies.some((enemy) => outlook.game.board.range(carrier, enemy) <= DEPLOY_RANGE);
  return isNear ? keys.find((key) => key !== question.default) : undefined;
}
const DEPLOY_RANGE = 5;

/** Drops bombs and mines if an enemy is close behind. */
function bombKey({ outlook, keys, question }: QuestionContext): string | undefined {
  const ship = outlook?.ship;
  if (!outlook || !ship) return undefined;
  const { board } = outlook.game;
  const isBehind = outlook.enemies.some((enemy) => board.range(ship, enemy) <= BOMB_RANGE && !board.isInArc(ship, "fullFront", enemy));
  return isBehind ? keys.find((key) => key !== question.default) : undefined;
}
const BOMB_RANGE = 2;

/** Weighs where repositions end. All other placements use the default. */
function placeAnswer(view: View, question: PlaceQuestion, content: Content): BotAnswer {
  const game = imagine(view, content, 0);
  const open = openIn(game, question);
  if (!open) return { answer: plainAnswer(question), reasons: [{ key: "legal place" }] };
  const { seat, number, place } = question;
  const ship = shipAbout(game, question);
  if (place.shape === "line" && ship?.pose && isPlaceAsk(open.ask)) {
    const { ask } = open;
    const legal = placesOn(place.from, place.to).filter((pose) => !ask.refusal(pose));
    const outlook = new ExpectedPosition(game, ship);
    const weighed = [ask.witness, ...legal].map((pose) => ({ pose, value: outlook.at(pose).value }));
    const best = weighed.reduce((found, one) => (one.value > found.value ? one : found));
    return { answer: { input: "answer", seat, ask: number, pose: best.pose }, reasons: [{ key: "best arcs" }] };
  }
  return { answer: defaultAnswer(open), reasons: [{ key: "default" }] };
}

/** Returns both ends of a line, and its middle. */
const placesOn = (from: Pose, to: Pose): readonly Pose[] => [
  from,
  { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2), heading: from.heading },
  to,
];
