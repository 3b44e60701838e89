/**
 * Optional cards decided by a short look ahead: each option is tried in a few imagined games, which are played on by quick rules to the end
 * of the attack or of the activation, and the one with the best count of damage and tokens is taken.
 */
import type { TokenKind } from "@broadside/protocol";
import type { Answer, ChoiceQuestion, Content, Game, OpenAsk, Ship, View } from "@broadside/rules";
import { damageTotal, defaultAnswer, hull, imagine, isPlaceAsk, questionOf, relationOf, shieldsLeft } from "@broadside/rules";
import { Outlook } from "./actions.ts";
import { bestAttack } from "./attacks.ts";
import { attackDiceKey, defenceDiceKey, rerollKey } from "./dice.ts";

/** Games imagined for each option, options tried at most, and answers given in each game at most. */
const GAMES = 3;
const MOST_OPTIONS = 5;
const MOST_ANSWERS = 40;

/** In points of damage. */
const TOKEN_WORTH: Readonly<Partial<Record<TokenKind, number>>> = {
  focus: 0.4,
  evade: 0.4,
  calculate: 0.3,
  reinforceFore: 0.3,
  reinforceAft: 0.3,
  cloak: 0.3,
  stress: -0.5,
  ion: -0.7,
  tractor: -0.3,
  jam: -0.3,
  disarm: -0.8,
  strain: -0.3,
  deplete: -0.3,
};
const LOCK = 0.4;
const FORCE = 0.3;
const CHARGE = 0.2;
const ENERGY = 0.15;
/** A card that is discarded. */
const CARD = 0.4;
/** A ship that is lost, besides its hull. */
const SHIP = 2;
/** Where the ship stands, against what it has. */
const PLACE = 0.5;

/** The key of the best option; of equal ones the first that is not the default. */
export function bestByLookAhead(view: View, question: ChoiceQuestion, content: Content): string {
  const { options, default: passed } = question;
  const tried = [...options.filter(({ key }) => key !== passed), ...options.filter(({ key }) => key === passed)];
  // The default is always among them.
  const few = tried.length > MOST_OPTIONS ? [...tried.slice(0, MOST_OPTIONS - 1), ...tried.slice(-1)] : tried;
  let best = { key: passed, value: Number.NEGATIVE_INFINITY };
  for (const { key } of few) {
    let value = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) value += valueAfter(view, question, content, key, seed);
    if (value > best.value) best = { key, value };
  }
  return best.key;
}

function valueAfter(view: View, { seat, number, about }: ChoiceQuestion, content: Content, key: string, seed: number): number {
  const game = imagine(view, content, seed);
  const { active, phase } = game.state.cursor;
  const wasAttack = game.state.attack !== undefined;
  if (game.give({ input: "answer", seat, ask: number, key })) return Number.NEGATIVE_INFINITY;
  const isOver = (): boolean => {
    const { attack, cursor, outcome } = game.state;
    return outcome !== undefined || (wasAttack && !attack) || cursor.phase !== phase || cursor.active !== active;
  };
  for (let answers = 0; answers < MOST_ANSWERS && !isOver(); answers += 1) {
    const open = game.open.find(({ answer }) => !answer);
    if (!open || game.give(quickAnswer(game, open))) break;
  }
  const ship = game.state.ships.find(({ id }) => id === about?.ship);
  const count = countFor(game, seat);
  return !wasAttack && ship?.pose && ship.seat === seat ? count + PLACE * new Outlook(game, ship).now().value : count;
}

/** Dice by the fixed rules, the best attack, a focus token; the default else. */
function quickAnswer(game: Game, open: OpenAsk): Answer {
  const { ask, number } = open;
  const question = questionOf(open);
  if (isPlaceAsk(ask) || !("options" in question)) return defaultAnswer(open);
  const key = quickKey(game, question, open);
  return key === undefined ? defaultAnswer(open) : { input: "answer", seat: ask.seat, ask: number, key };
}

function quickKey(game: Game, question: ChoiceQuestion, open: OpenAsk): string | undefined {
  const { state } = game;
  switch (question.kind) {
    case "modify attack dice":
      return attackDiceKey(question, state);
    case "modify defense dice":
      return defenceDiceKey(question, state);
    case "reroll":
      return rerollKey(question, state);
    case "attack":
      return bestAttack(game, open);
    case "action":
    case "free action":
      return question.options.find(({ key }) => key === "focus" || key === "calculate" || key === "evade")?.key;
    default:
      return undefined;
  }
}

/** What the own side has, less what enemies have. */
function countFor(game: Game, seat: number): number {
  let sum = 0;
  for (const ship of game.state.ships) {
    const relation = relationOf(game.setup.seats, seat, ship.seat);
    const worth = worthOfShip(game, ship);
    sum += relation === "enemy" ? -worth : relation === "neutral" ? 0 : worth;
  }
  return sum;
}

function worthOfShip(game: Game, ship: Ship): number {
  const { status, locks, force, charges, energy, upgrades, tokens } = ship;
  if (status === "destroyed" || status === "fled" || status === "escaped") return 0;
  let worth = SHIP + hull(game, ship) - damageTotal(game, ship) + shieldsLeft(ship);
  for (const { faceup } of ship.damage) if (faceup) worth -= 0.5;
  for (const [token, value] of Object.entries(TOKEN_WORTH)) worth += value * tokens[token as TokenKind];
  for (const card of upgrades) worth += (card.faceup ? CARD : 0) + CHARGE * card.charges + ENERGY * card.energy;
  return worth + LOCK * locks.length + FORCE * force + CHARGE * charges + ENERGY * energy;
}
