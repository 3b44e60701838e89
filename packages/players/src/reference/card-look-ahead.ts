/**
 * Decides about optional cards by looking a short way ahead. It tries each option in a few imagined games, which it plays by quick rules
 * until the attack or activation is over. It takes the option with the best count of damage and tokens.
 */
import { entriesIn } from "@broadside/kit";
import type { TokenKind } from "@broadside/protocol";
import type { Answer, ChoiceQuestion, Content, Game, OpenAsk, Ship, View } from "@broadside/rules";
import { damageTotal, defaultAnswer, hull, imagine, isPlaceAsk, questionOf, relationOf, shieldsLeft } from "@broadside/rules";
import { ExpectedPosition } from "./actions.ts";
import { bestAttack } from "./attacks.ts";
import { attackDiceKey, defenceDiceKey, rerollKey } from "./dice.ts";

/** The next three limits: games per option, options per question, and answers per game. */
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
/** A discarded card. */
const CARD = 0.4;
/** The value of a ship in addition to its hull, lost when the ship is destroyed. */
const SHIP = 2;
/** The weight of the ship's position, compared with hull, shields and tokens. */
const PLACE = 0.5;

/** Returns the key of the best option; among equally good ones, the first that isn't the default. */
export function bestCardOption(view: View, question: ChoiceQuestion, content: Content): string {
  const { options, default: passed } = question;
  const tried = [...options.filter(({ key }) => key !== passed), ...options.filter(({ key }) => key === passed)];
  // The default is always included.
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
  return !wasAttack && ship?.pose && ship.seat === seat ? count + PLACE * new ExpectedPosition(game, ship).now().value : count;
}

/** Changes dice by fixed rules, makes the best attack, and takes a token as its action. Gives the default answer to everything else. */
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

/** Returns the value of the ships on the seat's side, minus the value of their enemies. */
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
  for (const [token, value = 0] of entriesIn(TOKEN_WORTH)) worth += value * tokens[token];
  for (const card of upgrades) worth += (card.faceup ? CARD : 0) + CHARGE * card.charges + ENERGY * card.energy;
  return worth + LOCK * locks.length + FORCE * force + CHARGE * charges + ENERGY * energy;
}
