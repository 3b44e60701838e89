/**
 * Every attack beyond the standard one of an engagement is a bonus attack, and a ship has one a round wherever it comes from (2E-ENGAGE-10).
 * Huge ships have one a weapon instead (2E-HUGE-34, -35).
 */
import type { Situation } from "../driver/situation.ts";
import type { Ship, Weapon } from "../state/state.ts";
import { headersOf } from "./bonus-attack-headers.ts";
import { weaponKey } from "./weapons.ts";

/** Stands among what a ship has used this round. */
const BONUS_ATTACK = "bonus attack";

const markOf = (game: Situation, ship: Ship, weapon: Weapon): string =>
  game.factsOf(ship).isHuge ? `${BONUS_ATTACK} ${weaponKey(ship, weapon)}` : BONUS_ATTACK;

/** What has headers of its own is not granted (2E-HUGE-35). */
export const mayBonusAttack = (game: Situation, ship: Ship, weapon: Weapon): boolean =>
  !ship.usedThisRound.includes(markOf(game, ship, weapon)) && headersOf(game, ship, weapon) === undefined;

export const bonusAttackMade = (game: Situation, ship: Ship, weapon: Weapon): void =>
  game.setShip(ship, { usedThisRound: [...ship.usedThisRound, markOf(game, ship, weapon)] });
