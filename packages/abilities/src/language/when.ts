/** Conditions in words. Each is a function of the scene; `all`, `any` and `not` join them. */
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

/** It happens to the ship that has the card. */
export const toThisShip: When = ({ self, moment }) => moment.ship === self.ship.id;
/** The ship that has the card is the target of the moment: somebody has locked it, attacks it, or has left it, their carrier. */
export const onThisShip: When = ({ self, moment }) => moment.target === self.ship.id;
/** A ship is gone, that stood in these ranges of this one. */
export const lostWithin =
  (least: number, most: number): When =>
  (scene) =>
    subjectStoodWithin(scene, scene.moment.pose, least, most);
/** A ship has fled, and came to stand outside in these ranges of this one. */
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
/** Of two locks that a ship acquires together it is the first; or the only one. */
export const isFirstLock: When = ({ moment }) => moment.second !== true;
/** The same of another friendly ship. */
export const friendLostWithin = (least: number, most: number): When => {
  const isNear = lostWithin(least, most);
  return (scene) => {
    const lost = whoIs(scene, "subject");
    return lost !== undefined && friendly(scene, lost) && isNear(scene);
  };
};
/** It is this Damage card that was dealt or turned. */
export const isThisCard: When = ({ self, moment }) => moment.ship === self.ship.id && moment.card === self.at;
export const isThisCondition: When = ({ self, moment }) =>
  toThisShip({ self, moment } as CardScene) && self.card === `condition:${moment.condition}`;
export const tokenIs =
  (...tokens: readonly TokenKind[]): When =>
  ({ moment }) =>
    moment.token !== undefined && tokens.includes(moment.token);
/** What was spent is this. */
export const spentIs =
  (spent: TokenKind | "lock" | "force"): When =>
  ({ moment }) =>
    moment.spent === spent;
export const actionIs =
  (name: ActionId): When =>
  ({ moment }) =>
    moment.action === name;
/** The ship has performed a boost or a barrel roll action. */
export const hasBoostedOrRolled: When = ({ self, moment }) =>
  moment.ship === self.ship.id && (moment.action === "boost" || moment.action === "barrel-roll");
export const reasonIs =
  (reason: string): When =>
  ({ moment }) =>
    moment.reason === reason;
/** An enemy's maneuver has just overlapped this ship. */
export const overlappedByEnemy: When = (scene) => {
  const mover = whoIs(scene, "subject");
  return mover !== undefined && enemy(scene, mover) && scene.game.state.motion?.blockedBy?.includes(scene.self.ship.id) === true;
};
/** The Damage card has been faceup since an earlier round. */
export const sinceAnEarlierRound: When = ({ game, self }) =>
  self.ship.damage.some(({ card, faceup, since }) => card === self.at && faceup && since < game.state.round);

// ── Attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const isAttacker: When = ({ self, attack }) => attack?.attacker === self.ship.id;
export const isDefender: When = ({ self, attack }) => attack?.defender === self.ship.id;
/** An attack is under way, and not over but for what follows it. */
export const inAttack: When = ({ attack }) => attack !== undefined && attack.step !== AFTER_ATTACK;
/** It happens to the defender. */
export const toDefender: When = ({ attack, moment }) => attack !== undefined && attack.defender === moment.ship;
export const atRange =
  (least: number, most = least): When =>
  ({ attack }) =>
    attack !== undefined && attack.range >= least && attack.range <= most;
export const withPrimary: When = ({ attack }) => attack !== undefined && isPrimary(attack.weapon);
/** The attack is made with this very card. */
export const withThisWeapon: When = (scene) => isAttacker(scene) && scene.attack?.weapon === scene.self.at;
/** The defender is inside the attacker's firing arc. */
export const defenderInArc: When = ({ attack }) => attack?.inArc === true;
/** The two ships stand at this range, whatever a card makes of the range of the attack. */
export const shipsAtRange =
  (least: number, most = least): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    const range = attacker && defender ? scene.game.board.rangeTo(attacker, defender, scene.attack?.section) : Number.POSITIVE_INFINITY;
    return range >= least && range <= most;
  };
/** The defender is inside the attacker's firing arc at this range, both measured in the arc as the ships stand now. */
export const defenderNowInArcAt =
  (range: number): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    const { game, attack } = scene;
    return !!attacker && !!defender && rangeInArcsNow(game, attacker, defender, attack?.section, attack?.from) === range;
  };
/** Inside it at these ranges, measured inside it. */
export const defenderInArcAt =
  (least: number, most = least): When =>
  ({ game, attack }) => {
    if (attack?.inArc !== true) return false;
    const range = rangeInFiringArc(game, attack);
    return range >= least && range <= most;
  };
/** The attacker is inside the defender's firing arc. */
export const attackerInDefendersArc: When = (scene) => {
  const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
  return attacker !== undefined && defender !== undefined && isInFiringArc(scene.game, defender, attacker);
};
/** The same, at this range, measured inside that arc. */
export const attackerInDefendersArcAt =
  (range: number): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    return !!attacker && !!defender && rangeInArcsNow(scene.game, defender, attacker) === range;
  };
export const withSecondary: When = ({ attack }) => typeof attack?.weapon === "number";
/** The attack is made, by whomever, with an upgrade of one of these types. */
export const attackersSlot =
  (...slots: readonly Slot[]): When =>
  (scene) => {
    const attacker = whoIs(scene, "attacker");
    const weapon = scene.attack?.weapon;
    if (!attacker || typeof weapon !== "number") return false;
    return scene.game.factsOf(attacker).upgrades[weapon]?.slots.some((slot) => slots.includes(slot)) === true;
  };
/** The card's ship makes it. */
export const withSlot = (...slots: readonly Slot[]): When => all(isAttacker, attackersSlot(...slots));
export const isObstructed: When = ({ attack }) => attack?.obstructed === true;
/** The defender is in the attacker's rear arc: of ships that have an auxiliary one there. */
export const defenderBehind: When = (scene) => {
  const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
  return attacker !== undefined && defender !== undefined && scene.game.board.isInArc(attacker, "rear", defender);
};
/** The section that is the target has a reinforce token, of a huge ship. */
export const isReinforcedAtTarget: When = (scene) => {
  const section = scene.attack?.section;
  return section !== undefined && hasToken(section === "fore" ? "reinforceFore" : "reinforceAft", "defender")(scene);
};
/** Results that nothing has cancelled so far. */
export const hitIsLeft: When = ({ attack }) => (attack?.hits ?? 0) > 0;
export const critIsLeft: When = ({ attack }) => (attack?.crits ?? 0) > 0;
export const attackMissed: When = ({ attack }) => attack !== undefined && attack.hit !== true;
export const attackHit: When = ({ attack }) => attack?.hit === true;

// ── The card ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The side of a double-sided Upgrade card that is up. */
export const isFront: When = ({ self: { ship, at } }) => ship.upgrades[at]?.side === "front";
export const isBack: When = ({ self: { ship, at } }) => ship.upgrades[at]?.side === "back";

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const hasToken =
  (token: TokenKind, who?: Who): When =>
  (scene) =>
    (whoIs(scene, who)?.tokens[token] ?? 0) > 0;
/** Its own, or one that it may treat as its own while it attacks. */
export const hasFocusToAttack: When = ({ game, self }) => focusHolders(game, self.ship).length > 0;
export const lacks =
  (who: Who, ...tokens: readonly TokenKind[]): When =>
  (scene) =>
    tokens.every((token) => (whoIs(scene, who)?.tokens[token] ?? 0) === 0);
export const isStressed = hasToken("stress");
export const isUnstressed = not(isStressed);
/** The section is not crippled: its card shows the side with its text (HS-CRIP-02). */
export const sectionIsWhole =
  (section: NonNullable<Ship["crippled"]>): When =>
  ({ self }) =>
    self.ship.crippled !== section;
export const hasDamage =
  (who?: Who): When =>
  (scene) =>
    (whoIs(scene, who)?.damage.length ?? 0) > 0;
/** No shields left, and at least one Damage card. */
export const isBattered: When = (scene) => shieldsLeft(scene.self.ship) === 0 && hasDamage()(scene);
/** The maneuver just executed had a speed in these limits. */
export const speedWas =
  (least: number, most: number): When =>
  ({ game, self }) => {
    const speed = game.state.motion?.ship === self.ship.id ? self.ship.speed : undefined;
    return speed !== undefined && speed >= least && speed <= most;
  };
/** The maneuver just executed, or the one that lies open on the dial, has this colour. */
export const maneuverWas =
  (colour: "green" | "white" | "red"): When =>
  ({ game, self }) =>
    game.state.motion?.ship === self.ship.id && game.state.motion.colour === colour;
/** The maneuver under way of the card's ship: its bearing and speed. */
export const maneuverIs =
  (bearings: readonly DialManeuver["bearing"][], least: number, most: number): When =>
  ({ game, self }) => {
    const { motion } = game.state;
    const maneuver = motion?.ship === self.ship.id ? readManeuver(motion.code) : undefined;
    return maneuver !== undefined && bearings.includes(maneuver.bearing) && maneuver.speed >= least && maneuver.speed <= most;
  };
/** In contact with no ship. */
export const touchesNobody: When = ({ self }) => self.ship.touching.length === 0;
/** In its maneuver it has overlapped neither a ship nor an obstacle, with its template or at its end. */
export const overlappedNothing: When = ({ game, self }) => {
  const { motion } = game.state;
  return motion?.ship === self.ship.id && !motion.bumped && motion.met.length === 0;
};
/** The attacker is such a ship. */
export const attackerIs =
  (such: ShipWhen): When =>
  (scene) => {
    const attacker = whoIs(scene, "attacker");
    return attacker !== undefined && such(scene, attacker);
  };
/** Its own, or while it attacks one that it may use as its own. */
export const hasLockOnDefender: When = ({ game, self, attack }) =>
  attack !== undefined && lockHolders(game, self.ship, lockTarget(attack), "everything").length > 0;
export const noOtherFriendsAtRange =
  (most: number): When =>
  ({ game, self }) =>
    otherFriendsOf(game, self.ship).every((friend) => game.board.range(self.ship, friend) > most);

/** A ship that the card may mean, seen from the ship that has it. */
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
/** What a card may have its upgrades count others as. */
const NEAR = 1;
/** It holds no lock. */
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
/** Ships at Range 1 of the defender, of a huge one of the section that was the target (HS-DEFM-01). */
export const nearDefender: ShipWhen = (scene, ship) => {
  const defender = whoIs(scene, "defender");
  const { game, attack, at } = scene;
  if (!defender?.pose || !ship.pose) return false;
  if (at === undefined) return game.board.rangeTo(ship, defender, attack?.section) === 1;
  return areaDistance(game.board.section(ship, at), game.board.target(defender, attack?.section)) <= BAND;
};
/** Ships at Range 1 of something that is no ship; of a huge one the section that is asked about (HS-AREA-01). */
export const near =
  (areaOf: (scene: CardScene) => Area | undefined): ShipWhen =>
  (scene, ship) => {
    const area = ship.pose ? (areaOf(scene) ?? []) : [];
    return area.length > 0 && areaDistance(scene.game.board.target(ship, scene.at), area) <= BAND;
  };
/** At Range 1 of the target of the moment. */
export const nearTarget: ShipWhen = (scene, ship) => {
  const target = whoIs(scene, "target");
  return target !== undefined && scene.game.board.range(target, ship) === 1;
};
export const isDefendingShip: ShipWhen = ({ attack }, ship) => ship.id === attack?.defender;
/** The attack has destroyed such a ship, even one that stays on the table until it has had its turn (1E-COMBAT-04). */
export const attackDestroyed =
  (such: ShipWhen): When =>
  (scene) =>
    destroyedInAttack(scene.game).some(({ ship }) => such(scene, shipOf(scene.game.state, ship)));
/** At least 1 hull is left: what a ship without any may not pay for. */
export const hasHullLeft: When = ({ game, self }) => remainingHull(game, self.ship) > 0;
export const notDefender: ShipWhen = ({ attack }, ship) => ship.id !== attack?.defender;
/** Inside this ship's firing arc at these ranges, both measured in the arc as the ships stand now (1E-ARC-11). */
export const inArcAt =
  (least: number, most = least): ShipWhen =>
  ({ game, self }, ship) => {
    const range = rangeInArcsNow(game, self.ship, ship);
    return range >= least && range <= most;
  };
/** Inside its bullseye firing arc, anywhere or at these ranges, measured in the arc as the ships stand now; of a huge ship a section may be asked about. */
export const inBullseye: ShipWhen = ({ game, self }, ship) => isInBullseye(game, self.ship, ship);
export const inBullseyeAt =
  (least: number, most: number): ShipWhen =>
  (scene, ship) => {
    const range = inBullseye(scene, ship) ? scene.game.board.measure(scene.self.ship, ship, "bullseye", scene.at)?.range : undefined;
    return range !== undefined && range >= least && range <= most;
  };
/** Inside its mobile firing arc. */
export const inMobileArc: ShipWhen = ({ game, self }, ship) => game.board.isInArc(self.ship, self.ship.quarter, ship);
export const inItsFiringArc: ShipWhen = ({ game, self }, ship) => isInFiringArc(game, ship, self.ship);

// ── What these are made of ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const hasUpgrade = ({ upgrades }: Ship, id: string): boolean => upgrades.some((card) => card.id === id && card.faceup);

/** Places of a ship's faceup upgrades. */
export const faceupOf = ({ upgrades }: Ship): readonly number[] => upgrades.flatMap(({ faceup }, at) => (faceup ? [at] : []));

/** Places of a ship's faceup upgrades of a type. */
export const upgradesOf = (game: Situation, ship: Ship, slot: Slot): readonly number[] =>
  game.factsOf(ship).upgrades.flatMap((card, at) => (card.slots.includes(slot) && ship.upgrades[at]?.faceup ? [at] : []));
