/** Conditions about weapons, dice and arcs, for second-edition cards. */
import type { Colour, WeaponArc } from "@broadside/cards";
import type { DieKind } from "@broadside/dice";
import type { ArcName } from "@broadside/geometry";
import {
  arcsShown,
  isInArcOf,
  isInFiringArc,
  isOrdnance,
  may,
  otherFriendsOf,
  shipsInPlay,
  shipsObstructing,
} from "@broadside/rules/procedures";
import { type When, whoIs } from "./scene.ts";
import type { ShipWhen } from "./when.ts";

/** True if the attack's weapon shows one of these arcs, wherever the defender is (2E-ATK-43). */
export const attackShows =
  (...arcs: readonly WeaponArc[]): When =>
  (scene) => {
    const attacker = whoIs(scene, "attacker");
    const { game, attack } = scene;
    return attacker !== undefined && attack !== undefined && arcsShown(game, attacker, attack.weapon).some((arc) => arcs.includes(arc));
  };
/** True if dice of this kind are about to be rolled in the current attack. */
export const beforeDice =
  (kind: DieKind): When =>
  ({ moment }) =>
    moment.kind === kind && moment.reason === kind;
/** True if the step that modifies these dice has just ended. */
export const diceAre =
  (kind: DieKind): When =>
  ({ moment }) =>
    moment.kind === kind;
export const inFiringArc: ShipWhen = ({ game, self }, ship) => isInFiringArc(game, self.ship, ship);
/** True if the other ship in the attack is in one of the arcs of the card's ship. */
export const enemyIn =
  (arc: ArcName): When =>
  (scene) => {
    const { self, attack, game } = scene;
    const enemy = whoIs(scene, attack?.attacker === self.ship.id ? "defender" : "attacker");
    return enemy !== undefined && enemy !== self.ship && isInArcOf(game, self.ship, arc, enemy);
  };
/** True if the card's ship obstructs the attack. */
export const isInTheWay: When = ({ game, self }) => shipsObstructing(game).includes(self.ship);
/** True if the ship's maneuver, already executed or about to be, has one of these colours. */
export const flownIn =
  (...colours: readonly Colour[]): When =>
  ({ game, self }) => {
    const { motion } = game.state;
    return motion?.ship === self.ship.id && colours.includes(motion.colour);
  };
/**
 * True if the attacker's tokens, or cards on its side, have modified dice. Before the defense dice are rolled, only attack dice can have
 * been modified.
 */
export const attackerHasModified: When = ({ game, attack }) => {
  if (!attack) return false;
  const attacker = shipsInPlay(game).find(({ id }) => id === attack.attacker);
  const isOfFriend = (key: string): boolean =>
    attacker !== undefined && [attacker, ...otherFriendsOf(game, attacker)].some(({ id }) => key.startsWith(`${id}/`));
  return attack.used.some((key) => key.startsWith("attacker:") || isOfFriend(key));
};
/**
 * True if this is the bonus attack that this card granted. A ship has one bonus attack per round (2E-ENGAGE-10), and the card grants one
 * per round.
 */
export const isBonusOfThisCard: When = ({ self, attack }) => attack?.bonus === true && self.ship.usedThisRound.includes(self.key);
/** True if the attack has a range bonus. Weapons with the ordnance mark have none (2E-ATK-15), and cards may prevent it. */
export const hasRangeBonus: When = (scene) => {
  const { game, attack } = scene;
  const attacker = whoIs(scene, "attacker");
  if (!attack || !attacker) return false;
  return !isOrdnance(game, attacker, attack.weapon) && may(game, "rangeBonus", { attack }, true);
};
