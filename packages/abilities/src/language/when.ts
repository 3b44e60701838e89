/** Conditions. Each is a function of the scene; `all`, `any` and `not` combine them. */
import { type DialManeuver, readManeuver, type Slot } from "@broadside/cards";
import { type Area, areaDistance, BAND, baseAt, type Pose } from "@broadside/geometry";
import { type ActionId, isPrimary, type Ship, type Situation, shipOf, type TokenKind } from "@broadside/rules";
import {
  AFTER_ATTACK,
  areTouching,
  destroyedInAttack,
  focusHolders,
  isEnemy,
  isFriendly,
  isInBullseye,
  isInFiringArc,
  lockHolders,
  lockTarget,
  may,
  otherFriendsOf,
  rangeInArcsNow,
  rangeInFiringArc,
  remainingHull,
  shieldsLeft,
} from "@broadside/rules/procedures";
import { type CardScene, type When, type Who, whoIs } from "./scene.ts";

export const all =
  (...whens: readonly When[]): When =>
  (scene) =>
    whens.every((when) => when(scene));
export const any =
  (...whens: readonly When[]): When =>
  (scene) =>
    whens.some((when) => when(scene));
export const not =
  (when: When): When =>
  (scene) =>
    !when(scene);

// ── The moment ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** True if the current moment is about the card's ship. */
export const toThisShip: When = ({ self, moment }) => moment.ship === self.ship.id;
/** True if another ship has just locked or attacked the card's ship, or has just deployed from it. */
export const onThisShip: When = ({ self, moment }) => moment.target === self.ship.id;
/** True if the ship that is gone was at these ranges of this ship. */
export const lostWithin =
  (least: number, most: number): When =>
  (scene) =>
    subjectStoodWithin(scene, scene.moment.pose, least, most);
/** True if a ship has fled from the play area, and the place where its maneuver ended is at these ranges of this ship. */
export const fledWithin =
  (least: number, most: number): When =>
  (scene) =>
    subjectStoodWithin(scene, scene.moment.outside, least, most);

function subjectStoodWithin(scene: CardScene, pose: Pose | undefined, least: number, most: number): boolean {
  const { game, self } = scene;
  const lost = whoIs(scene, "subject");
  if (!lost || !pose || lost === self.ship) return false;
  const range = game.board.rangeToArea(self.ship, [baseAt(game.board.baseOf(lost), pose)]);
  return range >= least && range <= most;
}
/** True for a lock acquired alone, and for the first of two acquired together. */
export const isFirstLock: When = ({ moment }) => moment.second !== true;
/** True if the ship that is gone was another friendly ship, at these ranges of this ship. */
export const friendLostWithin = (least: number, most: number): When => {
  const isNear = lostWithin(least, most);
  return (scene) => {
    const lost = whoIs(scene, "subject");
    return lost !== undefined && friendly(scene, lost) && isNear(scene);
  };
};
/** True if this Damage card was dealt or turned. */
export const isThisCard: When = ({ self, moment }) => moment.ship === self.ship.id && moment.card === self.at;
export const isThisCondition: When = ({ self, moment }) =>
  toThisShip({ self, moment } as CardScene) && self.card === `condition:${moment.condition}`;
export const tokenIs =
  (...tokens: readonly TokenKind[]): When =>
  ({ moment }) =>
    moment.token !== undefined && tokens.includes(moment.token);
/** True if this is what was spent. */
export const spentIs =
  (spent: TokenKind | "lock" | "force"): When =>
  ({ moment }) =>
    moment.spent === spent;
export const actionIs =
  (name: ActionId): When =>
  ({ moment }) =>
    moment.action === name;
/** True if the ship has performed a boost or barrel roll action. */
export const hasBoostedOrRolled: When = ({ self, moment }) =>
  moment.ship === self.ship.id && (moment.action === "boost" || moment.action === "barrel-roll");
export const reasonIs =
  (reason: string): When =>
  ({ moment }) =>
    moment.reason === reason;
/** True if an enemy's maneuver has just overlapped this ship. */
export const overlappedByEnemy: When = (scene) => {
  const mover = whoIs(scene, "subject");
  return mover !== undefined && enemy(scene, mover) && scene.game.state.motion?.blockedBy?.includes(scene.self.ship.id) === true;
};
/** True if the Damage card has been faceup since an earlier round. */
export const sinceAnEarlierRound: When = ({ game, self }) =>
  self.ship.damage.some(({ card, faceup, since }) => card === self.at && faceup && since < game.state.round);

// ── Attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const isAttacker: When = ({ self, attack }) => attack?.attacker === self.ship.id;
export const isDefender: When = ({ self, attack }) => attack?.defender === self.ship.id;
/** True during an attack, but not while effects after the attack are resolved. */
export const inAttack: When = ({ attack }) => attack !== undefined && attack.step !== AFTER_ATTACK;
/** True if the current moment is about the defender. */
export const toDefender: When = ({ attack, moment }) => attack !== undefined && attack.defender === moment.ship;
export const atRange =
  (least: number, most = least): When =>
  ({ attack }) =>
    attack !== undefined && attack.range >= least && attack.range <= most;
export const withPrimary: When = ({ attack }) => attack !== undefined && isPrimary(attack.weapon);
/** True if the attack is made with this card. */
export const withThisWeapon: When = (scene) => isAttacker(scene) && scene.attack?.weapon === scene.self.at;
/** True if the defender is inside the attacker's firing arc. */
export const defenderInArc: When = ({ attack }) => attack?.inArc === true;
/** True if the attacker and the defender are at this range. A card that changes the attack's range doesn't matter. */
export const shipsAtRange =
  (least: number, most = least): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    const range = attacker && defender ? scene.game.board.rangeTo(attacker, defender, scene.attack?.section) : Number.POSITIVE_INFINITY;
    return range >= least && range <= most;
  };
/**
 * True if the defender is inside the attacker's firing arc at this range. The range is measured inside the arc, from where the ships are
 * now.
 */
export const defenderNowInArcAt =
  (range: number): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    const { game, attack } = scene;
    return !!attacker && !!defender && rangeInArcsNow(game, attacker, defender, attack?.section, attack?.from) === range;
  };
/** True if the defender is inside the attacker's firing arc at these ranges, measured inside the arc. */
export const defenderInArcAt =
  (least: number, most = least): When =>
  ({ game, attack }) => {
    if (attack?.inArc !== true) return false;
    const range = rangeInFiringArc(game, attack);
    return range >= least && range <= most;
  };
/** True if the attacker is inside the defender's firing arc. */
export const attackerInDefendersArc: When = (scene) => {
  const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
  return attacker !== undefined && defender !== undefined && isInFiringArc(scene.game, defender, attacker);
};
/** True if the attacker is inside the defender's firing arc at this range, measured inside that arc. */
export const attackerInDefendersArcAt =
  (range: number): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    return !!attacker && !!defender && rangeInArcsNow(scene.game, defender, attacker) === range;
  };
export const withSecondary: When = ({ attack }) => typeof attack?.weapon === "number";
/** True if the attack, by any ship, uses an upgrade of one of these types. */
export const attackersSlot =
  (...slots: readonly Slot[]): When =>
  (scene) => {
    const attacker = whoIs(scene, "attacker");
    const weapon = scene.attack?.weapon;
    if (!attacker || typeof weapon !== "number") return false;
    return scene.game.factsOf(attacker).upgrades[weapon]?.slots.some((slot) => slots.includes(slot)) === true;
  };
/** True if the card's ship attacks with an upgrade of one of these types. */
export const withSlot = (...slots: readonly Slot[]): When => all(isAttacker, attackersSlot(...slots));
export const isObstructed: When = ({ attack }) => attack?.obstructed === true;
/** True if the defender is in the attacker's rear arc. Only for ships with an auxiliary arc there. */
export const defenderBehind: When = (scene) => {
  const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
  return attacker !== undefined && defender !== undefined && scene.game.board.isInArc(attacker, "rear", defender);
};
/** True if the huge ship's targeted section has a reinforce token. */
export const isReinforcedAtTarget: When = (scene) => {
  const section = scene.attack?.section;
  return section !== undefined && hasToken(section === "fore" ? "reinforceFore" : "reinforceAft", "defender")(scene);
};
/** True if results of this kind remain uncancelled. */
export const hitIsLeft: When = ({ attack }) => (attack?.hits ?? 0) > 0;
export const critIsLeft: When = ({ attack }) => (attack?.crits ?? 0) > 0;
export const attackMissed: When = ({ attack }) => attack !== undefined && attack.hit !== true;
export const attackHit: When = ({ attack }) => attack?.hit === true;

// ── The card ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** True if this side of a double-sided Upgrade card is faceup. */
export const isFront: When = ({ self: { ship, at } }) => ship.upgrades[at]?.side === "front";
export const isBack: When = ({ self: { ship, at } }) => ship.upgrades[at]?.side === "back";

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const hasToken =
  (token: TokenKind, who?: Who): When =>
  (scene) =>
    (whoIs(scene, who)?.tokens[token] ?? 0) > 0;
/** True if the ship has a focus token, or one that it can treat as its own while it attacks. */
export const hasFocusToAttack: When = ({ game, self }) => focusHolders(game, self.ship).length > 0;
export const lacks =
  (who: Who, ...tokens: readonly TokenKind[]): When =>
  (scene) =>
    tokens.every((token) => (whoIs(scene, who)?.tokens[token] ?? 0) === 0);
export const isStressed = hasToken("stress");
export const isUnstressed = not(isStressed);
/** True if the section is not crippled. Its card then shows the side with the text (HS-CRIP-02). */
export const sectionIsWhole =
  (section: NonNullable<Ship["crippled"]>): When =>
  ({ self }) =>
    self.ship.crippled !== section;
export const hasDamage =
  (who?: Who): When =>
  (scene) =>
    (whoIs(scene, who)?.damage.length ?? 0) > 0;
/** True if the ship has no shields left and at least one Damage card. */
export const isBattered: When = (scene) => shieldsLeft(scene.self.ship) === 0 && hasDamage()(scene);
/** True if the speed of the maneuver just executed was within these limits. */
export const speedWas =
  (least: number, most: number): When =>
  ({ game, self }) => {
    const speed = game.state.motion?.ship === self.ship.id ? self.ship.speed : undefined;
    return speed !== undefined && speed >= least && speed <= most;
  };
/** True if the maneuver just executed, or the one revealed on the dial, has this colour. */
export const maneuverWas =
  (colour: "green" | "white" | "red"): When =>
  ({ game, self }) =>
    game.state.motion?.ship === self.ship.id && game.state.motion.colour === colour;
/** True if the current maneuver of the card's ship has one of these bearings, and a speed within these limits. */
export const maneuverIs =
  (bearings: readonly DialManeuver["bearing"][], least: number, most: number): When =>
  ({ game, self }) => {
    const { motion } = game.state;
    const maneuver = motion?.ship === self.ship.id ? readManeuver(motion.code) : undefined;
    return maneuver !== undefined && bearings.includes(maneuver.bearing) && maneuver.speed >= least && maneuver.speed <= most;
  };
/** True if the ship is touching no other ship. */
export const touchesNobody: When = ({ self }) => self.ship.touching.length === 0;
/** True if the ship's maneuver has overlapped no ship or obstacle, either with the template or at the end. */
export const overlappedNothing: When = ({ game, self }) => {
  const { motion } = game.state;
  return motion?.ship === self.ship.id && !motion.bumped && motion.met.length === 0;
};
/** True if the attacker meets a condition. */
export const attackerIs =
  (such: ShipWhen): When =>
  (scene) => {
    const attacker = whoIs(scene, "attacker");
    return attacker !== undefined && such(scene, attacker);
  };
/** True if the ship has a lock on the defender, or one that it can use as its own while it attacks. */
export const hasLockOnDefender: When = ({ game, self, attack }) =>
  attack !== undefined && lockHolders(game, self.ship, lockTarget(attack), "everything").length > 0;
export const noOtherFriendsAtRange =
  (most: number): When =>
  ({ game, self }) =>
    otherFriendsOf(game, self.ship).every((friend) => game.board.range(self.ship, friend) > most);

/** A condition on ships, as seen from the card's ship. */
export type ShipWhen = (scene: CardScene, ship: Ship) => boolean;
export const both =
  (...whens: readonly ShipWhen[]): ShipWhen =>
  (scene, ship) =>
    whens.every((when) => when(scene, ship));
export const enemy: ShipWhen = ({ game, self }, ship) => isEnemy(game, self.ship, ship);
export const friendly: ShipWhen = ({ game, self }, ship) => isFriendly(game, self.ship, ship);
export const other: ShipWhen = ({ self }, ship) => ship !== self.ship;
export const within =
  (least: number, most = least): ShipWhen =>
  ({ game, self, at }, ship) => {
    const range = game.board.rangeTo(self.ship, ship, at);
    if (range >= least && range <= most) return true;
    return least <= NEAR && self.card.startsWith("upgrade:") && may(game, "treatAsNear", { ship: self.ship, target: ship }, false);
  };
/** If a ship's upgrades count ships at this range, another card may let them count ships that are farther away too. */
const NEAR = 1;
/** True for ships that hold no lock. */
export const hasNoLock: ShipWhen = (_, { locks }) => locks.length === 0;
export const lacksToken =
  (token: TokenKind): ShipWhen =>
  (_, ship) =>
    ship.tokens[token] === 0;
export const isStressedShip: ShipWhen = (_, { tokens }) => tokens.stress > 0;
export const hasDial: ShipWhen = (_, { dial }) => dial !== undefined;
export const withUpgrade =
  (id: string): ShipWhen =>
  (_, ship) =>
    hasUpgrade(ship, id);
export const isTouched: ShipWhen = ({ game, self }, ship) => areTouching(game, self.ship, ship);
/** True for ships at Range 1 of the defender. For a huge defender, this means the targeted section (HS-DEFM-01). */
export const nearDefender: ShipWhen = (scene, ship) => {
  const defender = whoIs(scene, "defender");
  const { game, attack, at } = scene;
  if (!defender?.pose || !ship.pose) return false;
  if (at === undefined) return game.board.rangeTo(ship, defender, attack?.section) === 1;
  return areaDistance(game.board.section(ship, at), game.board.target(defender, attack?.section)) <= BAND;
};
/** True for ships at Range 1 of something that isn't a ship. Of a huge ship, only the section being checked counts (HS-AREA-01). */
export const near =
  (areaOf: (scene: CardScene) => Area | undefined): ShipWhen =>
  (scene, ship) => {
    const area = ship.pose ? (areaOf(scene) ?? []) : [];
    return area.length > 0 && areaDistance(scene.game.board.target(ship, scene.at), area) <= BAND;
  };
/** True for ships at Range 1 of the target in the current moment. */
export const nearTarget: ShipWhen = (scene, ship) => {
  const target = whoIs(scene, "target");
  return target !== undefined && scene.game.board.range(target, ship) === 1;
};
export const isDefendingShip: ShipWhen = ({ attack }, ship) => ship.id === attack?.defender;
/**
 * True if the attack has destroyed a ship that meets the condition. That ship may still be on the table, waiting for its turn
 * (1E-COMBAT-04).
 */
export const attackDestroyed =
  (such: ShipWhen): When =>
  (scene) =>
    destroyedInAttack(scene.game).some(({ ship }) => such(scene, shipOf(scene.game.state, ship)));
/** True if at least 1 hull is left, so that the ship can pay with damage. */
export const hasHullLeft: When = ({ game, self }) => remainingHull(game, self.ship) > 0;
export const notDefender: ShipWhen = ({ attack }, ship) => ship.id !== attack?.defender;
/**
 * True for ships inside this ship's firing arc at these ranges. The range is measured inside the arc, from where the ships are now
 * (1E-ARC-11).
 */
export const inArcAt =
  (least: number, most = least): ShipWhen =>
  ({ game, self }, ship) => {
    const range = rangeInArcsNow(game, self.ship, ship);
    return range >= least && range <= most;
  };
/**
 * True for ships inside this ship's bullseye firing arc. `inBullseyeAt` also checks the range, which is measured inside the arc, from where
 * the ships are now. For a huge ship, it can check a single section.
 */
export const inBullseye: ShipWhen = ({ game, self }, ship) => isInBullseye(game, self.ship, ship);
export const inBullseyeAt =
  (least: number, most: number): ShipWhen =>
  (scene, ship) => {
    const range = inBullseye(scene, ship) ? scene.game.board.measure(scene.self.ship, ship, "bullseye", scene.at)?.range : undefined;
    return range !== undefined && range >= least && range <= most;
  };
/** True for ships inside this ship's mobile firing arc. */
export const inMobileArc: ShipWhen = ({ game, self }, ship) => game.board.isInArc(self.ship, self.ship.quarter, ship);
export const inItsFiringArc: ShipWhen = ({ game, self }, ship) => isInFiringArc(game, ship, self.ship);

// ── Helpers ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const hasUpgrade = ({ upgrades }: Ship, id: string): boolean => upgrades.some((card) => card.id === id && card.faceup);

/** Returns the indexes of a ship's faceup upgrades. */
export const faceupOf = ({ upgrades }: Ship): readonly number[] => upgrades.flatMap(({ faceup }, at) => (faceup ? [at] : []));

/** Returns the indexes of a ship's faceup upgrades of a type. */
export const upgradesOf = (game: Situation, ship: Ship, slot: Slot): readonly number[] =>
  game.factsOf(ship).upgrades.flatMap((card, at) => (card.slots.includes(slot) && ship.upgrades[at]?.faceup ? [at] : []));
