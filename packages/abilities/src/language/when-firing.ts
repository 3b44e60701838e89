/** Conditions on weapons, dice and arcs that cards of the second edition put. */
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

/** The weapon of the attack shows one of these arcs, wherever the defender is (2E-ATK-43). */
export const attackShows =
  (...arcs: readonly WeaponArc[]): When =>
  (scene) => {
    const attacker = whoIs(scene, "attacker");
    const { game, attack } = scene;
    return attacker !== undefined && attack !== undefined && arcsShown(game, attacker, attack.weapon).some((arc) => arcs.includes(arc));
  };
/** Dice of the attack under way are about to be rolled, by its attacker or its defender. */
export const beforeDice =
  (kind: DieKind): When =>
  ({ moment }) =>
    moment.kind === kind && moment.reason === kind;
/** The step that modifies these dice is over. */
export const diceAre =
  (kind: DieKind): When =>
  ({ moment }) =>
    moment.kind === kind;
export const inFiringArc: ShipWhen = ({ game, self }, ship) => isInFiringArc(game, self.ship, ship);
/** The other ship of the attack stands in an arc of the card's ship. */
export const enemyIn =
  (arc: ArcName): When =>
  (scene) => {
    const { self, attack, game } = scene;
    const enemy = whoIs(scene, attack?.attacker === self.ship.id ? "defender" : "attacker");
    return enemy !== undefined && enemy !== self.ship && isInArcOf(game, self.ship, arc, enemy);
  };
/** The card's ship obstructs the attack. */
export const isInTheWay: When = ({ game, self }) => shipsObstructing(game).includes(self.ship);
/** Its maneuver, as it was flown or is about to be, has one of these colours. */
export const flownIn =
  (...colours: readonly Colour[]): When =>
  ({ game, self }) => {
    const { motion } = game.state;
    return motion?.ship === self.ship.id && colours.includes(motion.colour);
  };
/** Before defense dice are rolled nothing but attack dice has been modified: by tokens of the attacker, or by cards of its side. */
export const attackerHasModified: When = ({ game, attack }) => {
  if (!attack) return false;
  const attacker = shipsInPlay(game).find(({ id }) => id === attack.attacker);
  const isOfFriend = (key: string): boolean =>
    attacker !== undefined && [attacker, ...otherFriendsOf(game, attacker)].some(({ id }) => key.startsWith(`${id}/`));
  return attack.used.some((key) => key.startsWith("attacker:") || isOfFriend(key));
};
/** The bonus attack that this card has given its ship this round, of which it has one (2E-ENGAGE-10); the card does so once a round. */
export const isBonusOfThisCard: When = ({ self, attack }) => attack?.bonus === true && self.ship.usedThisRound.includes(self.key);
/** Of weapons with the ordnance mark there is none (2E-ATK-15), and cards may prevent it. */
export const hasRangeBonus: When = (scene) => {
  const { game, attack } = scene;
  const attacker = whoIs(scene, "attacker");
  if (!attack || !attacker) return false;
  return !isOrdnance(game, attacker, attack.weapon) && may(game, "rangeBonus", { attack }, true);
};
