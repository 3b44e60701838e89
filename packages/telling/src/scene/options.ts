/** Determines what an option shows on the table. */

import type { ObjectId, OpenAttack } from "@broadside/protocol";
import { isTargetId, objectIn } from "@broadside/protocol";
import { attackFacts, type Game, isOpenAttack, isPlaceAsk, type Question, weaponsOf } from "@broadside/rules";
import type { Wording } from "../language.ts";

/** Returns facts that can be measured before an attack is declared. */
export function attackIn(game: Game, { number }: Question, key: string, wording: Wording): OpenAttack | undefined {
  const asked = game.open.find((one) => one.number === number)?.ask;
  const value = asked && valueIn(game, number, key);
  const ship = game.state.ships.find(({ id }) => id === asked?.about?.ship);
  if (!ship || !isOpenAttack(value)) return undefined;
  const { range, obstructed, target, section, weapon: fired } = value;
  const { attackDice, defenseDice } = attackFacts(game, ship, value);
  const weapon = key.slice(0, key.lastIndexOf(">"));
  const { least, most } = weaponsOf(game, ship).find((one) => one.weapon === fired) ?? { least: range, most: range };
  const reach = least === most ? `${least}` : `${least}–${most}`;
  return {
    range,
    obstructed,
    weapon: { key: weapon, name: wording.weaponName(game, weapon), reach, cost: wording.weaponCostInWords(game, ship, fired) },
    attackDice,
    defenseDice,
    target: target.id,
    section,
  };
}

/** The value that the game stores for an answer. */
export function valueIn(game: Game, question: number, key: string): unknown {
  const asked = game.open.find((one) => one.number === question)?.ask;
  return asked && !isPlaceAsk(asked) ? asked.options.find((one) => one.key === key)?.value : undefined;
}

/** Returns the piece that an option is about: the option's key itself, or the part after an arrow. For a section, it returns the ship. */
export function pieceIn({ state }: Game, key: string): ObjectId | undefined {
  const target = key.slice(key.lastIndexOf(">") + 1);
  if (!isTargetId(target)) return undefined;
  const id = objectIn(target);
  const isShip = [...state.ships, ...state.remotes].some((ship) => ship.id === id && ship.status === "inPlay");
  const pieces = [...state.devices, ...state.obstacles, ...(state.scenario?.pieces ?? [])];
  return isShip || pieces.some((piece) => piece.id === id) ? id : undefined;
}
