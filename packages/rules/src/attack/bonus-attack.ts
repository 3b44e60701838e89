/**
 * Every attack beyond an engagement's standard attack is a bonus attack, and a ship gets one per round from any source (2E-ENGAGE-10). Huge
 * ships get one per weapon instead (2E-HUGE-34, -35).
 */
import type { Situation } from "../contract/situation.ts";
import type { Ship, Weapon } from "../state/state.ts";
import { headersOf } from "./bonus-attack-headers.ts";
import { weaponKey } from "./weapons.ts";

/** The mark in `usedThisRound` for a bonus attack. */
const BONUS_ATTACK = "bonus attack";

const markOf = (game: Situation, ship: Ship, weapon: Weapon): string =>
  game.factsOf(ship).isHuge ? `${BONUS_ATTACK} ${weaponKey(ship, weapon)}` : BONUS_ATTACK;

/** A weapon with its own headers can't make a granted bonus attack (2E-HUGE-35). */
export const mayBonusAttack = (game: Situation, ship: Ship, weapon: Weapon): boolean =>
  !ship.usedThisRound.includes(markOf(game, ship, weapon)) && headersOf(game, ship, weapon) === undefined;

export const bonusAttackMade = (game: Situation, ship: Ship, weapon: Weapon): void =>
  game.setShip(ship, { usedThisRound: [...ship.usedThisRound, markOf(game, ship, weapon)] });
