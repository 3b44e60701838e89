/** Quick answers by rules of thumb, for playing out imagined games and as a fallback for every bot. */
import type { Die, Face } from "@broadside/dice";
import {
  type Answer,
  type ChoiceAsk,
  defaultAnswer,
  type Game,
  isPlaceAsk,
  isTargetId,
  type OpenAsk,
  objectIn,
  type Seat,
  type ShipId,
  shipIn,
} from "@broadside/rules";
import { attackHelp, defenseHelp, shotBy, unitsOf } from "./battle/unit.ts";

export function quickAnswer(game: Game, open: OpenAsk): Answer {
  const { ask, number } = open;
  if (isPlaceAsk(ask)) return defaultAnswer(open);
  const key = quickKey(game, ask);
  return key === undefined ? defaultAnswer(open) : { input: "answer", seat: ask.seat, ask: number, key };
}

function quickKey(game: Game, ask: ChoiceAsk): string | undefined {
  switch (ask.kind) {
    case "action":
    case "free action":
      return quickAction(game, ask);
    case "lock":
      return nearestOf(game, ask);
    case "attack":
      return bestAttack(
        game,
        ask.about?.ship,
        ask.seat,
        ask.options.map(({ key }) => key),
      )?.key;
    case "modify attack dice":
      return changeOfAttack(game, ask);
    case "modify defense dice":
      return changeOfDefense(game, ask);
    case "reroll":
      return rerolled(game, ask);
    default:
      return undefined;
  }
}

const shipNamed = ({ state }: Game, id: ShipId | undefined) => state.ships.find((ship) => ship.id === id);
const has = ({ options }: ChoiceAsk, key: string): boolean => options.some((option) => option.key === key);

const ACTIONS = ["focus", "calculate", "lock", "evade", "reinforce"] as const;

function quickAction(game: Game, ask: ChoiceAsk): string | undefined {
  const ship = shipNamed(game, ask.about?.ship);
  return ACTIONS.find((action) => has(ask, action) && !(action === "focus" && (ship?.tokens.focus ?? 0) > 0));
}

function nearestOf(game: Game, ask: ChoiceAsk): string | undefined {
  const ship = shipNamed(game, ask.about?.ship);
  let best: { key: string; distance: number } | undefined;
  for (const { key } of ask.options) {
    const target = isTargetId(key) ? shipNamed(game, shipIn(key)) : undefined;
    if (!ship || !target) continue;
    const distance = game.board.distance(ship, target);
    if (!best || distance < best.distance) best = { key, distance };
  }
  return best?.key;
}

/** Returns the attack with the highest expected value. */
function bestAttack(
  game: Game,
  attacker: ShipId | undefined,
  seat: Seat,
  keys: readonly string[],
): { readonly key: string; readonly value: number } | undefined {
  const { mine, foes } = unitsOf(game, seat);
  const from = mine.find(({ ship }) => ship.id === attacker);
  if (!from) return undefined;
  let best: { key: string; value: number } | undefined;
  for (const key of keys) {
    const [weapon, target] = key.split(">");
    const gun = from.guns.find((one) => one.key === weapon);
    const foe = target !== undefined && isTargetId(target) ? foes.find(({ ship }) => ship.id === objectIn(target)) : undefined;
    if (!gun || !foe) continue;
    const damage = shotBy(gun, from.position, foe, foe.position, attackHelp(from.ship, foe.ship), defenseHelp(foe.ship));
    const value = Math.min(damage, foe.health) * foe.rate + (damage >= foe.health ? foe.worth / 3 : 0);
    if (!best || value > best.value) best = { key, value };
  }
  return best;
}

const shows = (dice: readonly Die[], face: Face): number => dice.reduce((count, die) => (die.face === face ? count + 1 : count), 0);

/** Leaves focus results alone if a token will change them. */
function changeOfAttack({ state }: Game, ask: ChoiceAsk): string | undefined {
  const dice = state.attack?.attackDice ?? [];
  const canTurn = has(ask, "focus") || has(ask, "calculate") || has(ask, "force");
  const bad = shows(dice, "blank") + (canTurn ? 0 : shows(dice, "focus"));
  const card = ask.options.find(({ key }) => key.includes("/"));
  if (card) return card.key;
  if (has(ask, "lock") && bad > 0) return "lock";
  if (shows(dice, "focus") > 0) for (const token of ["focus", "calculate", "force"]) if (has(ask, token)) return token;
  return "done";
}

function changeOfDefense({ state }: Game, ask: ChoiceAsk): string | undefined {
  const { attackDice = [], defenseDice = [] } = state.attack ?? {};
  const left = shows(attackDice, "hit") + shows(attackDice, "crit") - shows(defenseDice, "evade");
  if (left <= 0) return "done";
  const card = ask.options.find(({ key }) => key.includes("/"));
  if (card) return card.key;
  const focuses = shows(defenseDice, "focus");
  if (left === 1 && has(ask, "evade")) return "evade";
  if (focuses > 0) for (const token of ["focus", "calculate", "force"]) if (has(ask, token)) return token;
  return has(ask, "evade") ? "evade" : "done";
}

/** Returns the dice to reroll: blanks, and focus results that nothing will change. */
function rerolled({ state }: Game, { options, about }: ChoiceAsk): string | undefined {
  const isAttacker = state.attack?.attacker === about?.ship;
  const ship = state.ships.find(({ id }) => id === about?.ship);
  const turns = (ship?.tokens.focus ?? 0) + (ship?.tokens.calculate ?? 0) + (ship?.force ?? 0) > 0;
  const bad: readonly string[] = turns ? ["blank"] : isAttacker ? ["blank", "focus"] : ["blank", "focus"];
  let best: { key: string; count: number } | undefined;
  for (const { key } of options) {
    const faces = key === "none" ? [] : key.split(" ");
    if (!faces.every((face) => bad.includes(face))) continue;
    if (!best || faces.length > best.count) best = { key, count: faces.length };
  }
  return best?.key;
}
