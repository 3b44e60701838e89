/**
 * Conditions that treat remotes like ships and compare them with the card's ship (2E-COMP-13). Whether a remote is friendly or an enemy
 * depends on who controls it.
 */
import type { Ship, Situation } from "@broadside/rules";
import { isEnemyOf, isFriendOf } from "@broadside/rules/procedures";
import { enemy, friendly, type ShipWhen } from "../language/when.ts";

const isRemote = (game: Situation, unit: Ship): boolean => game.factsOf(unit).remote !== undefined;

export const friendlyUnit: ShipWhen = (scene, unit) =>
  isRemote(scene.game, unit) ? isFriendOf(scene.game, unit, scene.self.ship) : friendly(scene, unit);
export const enemyUnit: ShipWhen = (scene, unit) =>
  isRemote(scene.game, unit) ? isEnemyOf(scene.game, unit, scene.self.ship) : enemy(scene, unit);
export const remote: ShipWhen = ({ game }, unit) => isRemote(game, unit);
/** A remote counts as a ship only while it is being attacked (2E-REMOTE-03). */
export const countsAsShip: ShipWhen = ({ game, attack }, unit) => !isRemote(game, unit) || unit.id === attack?.defender;
