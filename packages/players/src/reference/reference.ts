/**
 * A plain bot of the kind that players know from other programs, to measure others by. It expects every enemy to fly straight at speed 2,
 * tries each of its own maneuvers, and weighs where they end; actions, attacks and dice go by fixed priorities; set-up and all else by
 * default. `reference` uses the first card that is offered, always; `reference+` looks ahead.
 */
import type { Pose } from "@broadside/geometry";
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
import { openIn, plainAnswer } from "../player.ts";
import { actionKey, lockKey, Outlook, placeKey, quarterKey, reinforceKey } from "./actions.ts";
import { bestAttack } from "./attacks.ts";
import { attackDiceKey, defenceDiceKey, isToken, rerollKey } from "./dice.ts";
import { bestByLookAhead } from "./look-ahead.ts";
import { areManeuvers, weighManeuvers } from "./maneuvers.ts";
import { setDials } from "./places.ts";

/** The key of an option, and why; undefined where the default will do. */
interface Chosen {
  readonly key: string;
  readonly reason: string;
}

/** How cards are decided. */
interface CardRules {
  /** Whether to use one that is offered, and which; the question has no other options than cards and the default. */
  offer(view: View, question: ChoiceQuestion, content: Content): Chosen | undefined;
  /** What else a card asks. */
  choice(view: View, question: ChoiceQuestion, content: Content): Chosen | undefined;
}

/** Uses the first card that is offered, always, and answers what cards ask by default. */
const FIRST_OFFER: CardRules = {
  offer(_, { options, default: passed }) {
    const first = options.find(({ key }) => key !== passed);
    return first && { key: first.key, reason: "uses every card it can" };
  },
  choice: () => undefined,
};

const lookedAhead = (view: View, question: ChoiceQuestion, content: Content): Chosen => ({
  key: bestByLookAhead(view, question, content),
  reason: "the best in a few games played on",
});
const LOOK_AHEAD: CardRules = { offer: lookedAhead, choice: lookedAhead };

const botBy =
  (cards: CardRules): BotPlayer =>
  async (view, content) => {
    const question = view.questions.find(({ answered }) => answered === undefined);
    if (!question) throw new Error(`nobody is asked after input ${view.number}`);
    return isPlaceQuestion(question) ? placeAnswer(view, question, content) : choiceAnswer(view, question, content, cards);
  };

/** Its answers follow from the view alone: it draws no lots. */
export const referenceBot: BotPlayer = botBy(FIRST_OFFER);
/** The same, deciding cards by a short look ahead. */
export const referencePlusBot: BotPlayer = botBy(LOOK_AHEAD);

function choiceAnswer(view: View, question: ChoiceQuestion, content: Content, cards: CardRules): BotAnswer {
  const { seat, number } = question;
  const { key, reason } = chosenFor(new Asked(view, question, content), cards) ?? { key: question.default, reason: "the default" };
  return { answer: { input: "answer", seat, ask: number, key }, reason };
}

/** A question, and a game that might be the one it is asked in, made when it is wanted. */
class Asked {
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

  /** How the ship of the question stands. */
  get outlook(): Outlook | undefined {
    const { ship } = this;
    return ship?.pose && new Outlook(this.game, ship);
  }
}

const shipAbout = ({ state }: Game, { about }: Question): Ship | undefined => state.ships.find(({ id }) => id === about?.ship);

function chosenFor(asked: Asked, cards: CardRules): Chosen | undefined {
  const { question, view, content, keys } = asked;
  const { kind } = question;
  if (areManeuvers(keys)) return chosenManeuver(asked);
  if (kind.startsWith("use at ")) return cards.offer(view, question, content);
  const chosen = (key: string | undefined, reason: string): Chosen | undefined => (key === undefined ? undefined : { key, reason });
  switch (kind) {
    case "action":
    case "free action":
      return chosenAction(asked, cards);
    case "attack":
      return chosen(asked.open && bestAttack(asked.game, asked.open), "the most damage to expect");
    case "modify attack dice":
      return diceOrCard(asked, attackDiceKey(question, view.state), cards);
    case "modify defense dice":
      return diceOrCard(asked, defenceDiceKey(question, view.state), cards);
    case "reroll": {
      const key = rerollKey(question, view.state);
      return chosen(key, key === question.default ? "no reroll helps" : "rolls again what missed");
    }
    case "lock":
      return chosen(asked.outlook && lockKey(asked.outlook, keys), "the enemy that it can do most to");
    case "rotate arc":
      return chosen(asked.outlook && quarterKey(asked.outlook, keys), "where most enemies are");
    case "reinforce":
      return chosen(asked.outlook && reinforceKey(asked.outlook, keys), "the side where most enemies are");
    case "barrel roll":
    case "barrel roll place":
    case "boost":
    case "boost place":
    case "decloak":
    case "decloak place":
      return chosen(asked.outlook && placeKey(asked.outlook, question.options), "the best place by arcs");
    case "allocate energy":
      return chosen(energyKey(asked), "energy to weapons, but for what its shields need");
    case "jam":
      return chosen(enemyKey(asked), "an enemy");
    case "deploy":
      return chosen(deployKey(asked), "enemies are near");
    case "act in System phase":
      return chosen(bombKey(asked), "an enemy is behind it");
    default:
      return question.about?.card === undefined ? undefined : cards.choice(view, question, content);
  }
}

/** Of an enemy's ship the worst for it. */
function chosenManeuver(asked: Asked): Chosen | undefined {
  const { game, ship, question, view, keys } = asked;
  if (!ship?.pose) return undefined;
  const isEnemys = relationOf(game.setup.seats, question.seat, ship.seat) === "enemy";
  const weighed = weighManeuvers(game, ship, keys, setDials(view.questions));
  const [first] = weighed;
  if (!first) return undefined;
  const best = weighed.reduce((found, one) => ((isEnemys ? one.value < found.value : one.value > found.value) ? one : found), first);
  const reason = isEnemys
    ? "the worst for it"
    : best.targets > 0
      ? `${best.targets} in arc if enemies fly straight`
      : "nearest to the fight";
  return { key: best.code, reason };
}

/** Actions of cards come last, by the rule for cards. */
function chosenAction(asked: Asked, cards: CardRules): Chosen | undefined {
  const { outlook, keys, view, question, content } = asked;
  const key = outlook && actionKey(outlook, keys);
  if (key !== undefined) return { key, reason: "by its fixed priorities" };
  return cards.offer(
    view,
    onlyCards(question, (one) => one.startsWith("upgrade:")),
    content,
  );
}

/** Tokens by the fixed rules; cards by theirs. */
function diceOrCard({ view, question, content }: Asked, key: string, cards: CardRules): Chosen | undefined {
  if (key === question.default) return undefined;
  return isToken(key)
    ? { key, reason: "the token helps" }
    : cards.offer(
        view,
        onlyCards(question, (one) => !isToken(one)),
        content,
      );
}

/** With its default, and of its other options the cards. */
const onlyCards = (question: ChoiceQuestion, isCard: (key: string) => boolean): ChoiceQuestion => ({
  ...question,
  options: question.options.filter(({ key }) => key === question.default || isCard(key)),
});

/** Shields are worth more than a further token on a weapon. */
function energyKey({ ship, game, keys, question }: Asked): string | undefined {
  if (!ship) return undefined;
  const kept = Math.min(MOST_KEPT, shieldValue(game, ship) - shieldsLeft(ship));
  return ship.energy > kept ? keys.find((key) => key !== question.default) : undefined;
}
const MOST_KEPT = 3;

const enemyKey = ({ game, keys, question }: Asked): string | undefined =>
  keys.find((key) => {
    const ship = game.state.ships.find(({ id }) => id === key);
    return ship !== undefined && relationOf(game.setup.seats, question.seat, ship.seat) === "enemy";
  });

/** Docked ships leave when an enemy is near. */
function deployKey({ outlook, keys, question }: Asked): string | undefined {
  const carrier = outlook?.ship;
  if (!outlook || !carrier) return undefined;
  const isNear = outlook.enemies.some((enemy) => outlook.game.board.range(carrier, enemy) <= DEPLOY_RANGE);
  return isNear ? keys.find((key) => key !== question.default) : undefined;
}
const DEPLOY_RANGE = 5;

/** Bombs and mines are dropped where an enemy is close behind. */
function bombKey({ outlook, keys, question }: Asked): string | undefined {
  const ship = outlook?.ship;
  if (!outlook || !ship) return undefined;
  const { board } = outlook.game;
  const isBehind = outlook.enemies.some((enemy) => board.range(ship, enemy) <= BOMB_RANGE && !board.isInArc(ship, "fullFront", enemy));
  return isBehind ? keys.find((key) => key !== question.default) : undefined;
}
const BOMB_RANGE = 2;

/** Places of repositions are weighed, all others are the default. */
function placeAnswer(view: View, question: PlaceQuestion, content: Content): BotAnswer {
  const game = imagine(view, content, 0);
  const open = openIn(game, question);
  if (!open) return { answer: plainAnswer(question), reason: "a legal place" };
  const { seat, number, place } = question;
  const ship = shipAbout(game, question);
  if (place.shape === "line" && ship?.pose && isPlaceAsk(open.ask)) {
    const { ask } = open;
    const legal = placesOn(place.from, place.to).filter((pose) => !ask.refusal(pose));
    const outlook = new Outlook(game, ship);
    const weighed = [ask.witness, ...legal].map((pose) => ({ pose, value: outlook.at(pose).value }));
    const best = weighed.reduce((found, one) => (one.value > found.value ? one : found));
    return { answer: { input: "answer", seat, ask: number, pose: best.pose }, reason: "the best place by arcs" };
  }
  return { answer: defaultAnswer(open), reason: "the default" };
}

/** Both ends of a line, and the middle. */
const placesOn = (from: Pose, to: Pose): readonly Pose[] => [
  from,
  { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2), heading: from.heading },
  to,
];
