/** Conditions that cards put besides those of `when.ts`, most of them in the second edition alone. */
import { readManeuver } from "@broadside/cards";
import { type ArcName, OBSTACLES, type ObstacleKind } from "@broadside/geometry";
import type { Ship } from "@broadside/rules";
import {
  chargesOn,
  hasLock,
  holdersOfLocksOn,
  isCriticallyDamaged,
  isDamaged,
  isInArcOf,
  isInBullseye,
  ORANGE,
  pilotSkill,
  placeOfCharges,
  RED,
  shieldsLeft,
  shipsInPlay,
} from "@broadside/rules/procedures";
import { type When, type Who, whoIs } from "./scene.ts";
import { all, type ShipWhen, toThisShip } from "./when.ts";

/** The defender stands in an arc of the attacker. */
export const defenderIn =
  (arc: ArcName): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    return attacker !== undefined && defender !== undefined && isInArcOf(scene.game, attacker, arc, defender);
  };
export const defenderInBullseye: When = ({ attack }) => attack?.inBullseye === true;
/** The attacker stands in an arc of the defender. */
export const attackerIn =
  (arc: ArcName): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    return attacker !== undefined && defender !== undefined && isInArcOf(scene.game, defender, arc, attacker);
  };

/** A ship in an arc of the one that has the card, and the other way round. */
export const inArcOfThisShip =
  (arc: ArcName): ShipWhen =>
  ({ game, self }, ship) =>
    arc === "bullseye" ? isInBullseye(game, self.ship, ship) : isInArcOf(game, self.ship, arc, ship);

/** Charges of this card, and Force of the ship. */
export const hasCharges =
  (least = 1): When =>
  ({ self }) => {
    const place = placeOfCharges(self);
    return place !== undefined && chargesOn(self.ship, place) >= least;
  };

/** Any Damage card, and any faceup one (2E-DMG-05). */
export const isDamagedShip: ShipWhen = (_, ship) => isDamaged(ship);
export const damaged =
  (who?: Who): When =>
  (scene) => {
    const ship = whoIs(scene, who);
    return ship !== undefined && isDamaged(ship);
  };
export const criticallyDamaged =
  (who?: Who): When =>
  (scene) => {
    const ship = whoIs(scene, who);
    return ship !== undefined && isCriticallyDamaged(ship);
  };
export const hasShields =
  (who?: Who): When =>
  (scene) => {
    const ship = whoIs(scene, who);
    return ship !== undefined && shieldsLeft(ship) > 0;
  };

/** The maneuver that a ship has revealed this round (2E-ACTIV-07). */
export const revealedBy = (ship: Ship | undefined) => (ship?.revealed === undefined ? undefined : readManeuver(ship.revealed));
export const revealedSpeed =
  (least: number, most: number, who?: Who): When =>
  (scene) => {
    const speed = revealedBy(whoIs(scene, who))?.speed;
    return speed !== undefined && speed >= least && speed <= most;
  };

/** It flew its maneuver in full: no ship was in the way (2E-BUMP-05). */
export const fullyExecuted: When = ({ game, self }) => game.state.motion?.ship === self.ship.id && !game.state.motion.bumped;

/** Initiative against that of the card's ship. */
export const lowerInitiative: ShipWhen = ({ game, self }, ship) => pilotSkill(game, ship) < pilotSkill(game, self.ship);

/** There is such a ship on the table. */
export const isThere =
  (such: ShipWhen): When =>
  (scene) =>
    shipsInPlay(scene.game).some((ship) => such(scene, ship));

export const limited: ShipWhen = ({ game }, ship) => game.factsOf(ship).pilot.limit !== undefined;
export const lockedByThisShip: ShipWhen = ({ self }, ship) => hasLock(self.ship, ship.id);
export const hasGreenToken: ShipWhen = (_, { tokens }) =>
  tokens.focus + tokens.evade + tokens.calculate + tokens.reinforceFore + tokens.reinforceAft > 0;
/** Any that hinders it but a lock, which another holds; and any at all, for a lock on it is a red token of its own (2E-ACT-36). */
export const hasOrangeOrRedToken: ShipWhen = (_, { tokens }) => HINDERING.some((token) => tokens[token] > 0);
const HINDERING = [...ORANGE, ...RED];
export const isHindered: ShipWhen = (scene, ship) => hasOrangeOrRedToken(scene, ship) || holdersOfLocksOn(scene.game, ship.id).length > 0;

// ── Attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const defenderIs =
  (such: ShipWhen): When =>
  (scene) => {
    const defender = whoIs(scene, "defender");
    return defender !== undefined && such(scene, defender);
  };
/** The ship that attacks. */
export const theAttacker: ShipWhen = ({ attack }, ship) => ship.id === attack?.attacker;
/** On the table still or not. */
export const defenderIsDestroyed: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && (defender.doomed || defender.status === "destroyed");
};
/** The card just dealt lies faceup on the defender. */
export const defenderIsDealtFaceup: When = (scene) => {
  const { attack, moment } = scene;
  const ship = whoIs(scene, "subject");
  return ship !== undefined && ship.id === attack?.defender && ship.damage.some(({ card, faceup }) => card === moment.card && faceup);
};
export const obstructedByObstacle: When = ({ attack }) => attack?.obstacles !== undefined;
/** A ship so far from the defender. */
export const withinOfDefender =
  (least: number, most: number): ShipWhen =>
  (scene, ship) => {
    const defender = whoIs(scene, "defender");
    if (!defender?.pose || !ship.pose) return false;
    const range = scene.game.board.range(defender, ship);
    return range >= least && range <= most;
  };

// ── The table ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A ship so near an obstacle, of one of these kinds where some are named. */
export const nearObstacle =
  (most: number, ...kinds: readonly ObstacleKind[]): ShipWhen =>
  ({ game }, ship) =>
    game.state.obstacles.some(
      (obstacle) =>
        (kinds.length === 0 || kinds.includes(OBSTACLES[obstacle.token].kind)) &&
        game.board.rangeToArea(ship, game.board.obstacle(obstacle)) <= most,
    );
/** The ship of the moment is such a one. */
export const subjectIs =
  (such: ShipWhen): When =>
  (scene) => {
    const ship = whoIs(scene, "subject");
    return ship !== undefined && such(scene, ship);
  };
/** The target of the moment is such a one. */
export const targetIs =
  (such: ShipWhen): When =>
  (scene) => {
    const ship = whoIs(scene, "target");
    return ship !== undefined && such(scene, ship);
  };
export const hasUpgradeCalled =
  (id: string): ShipWhen =>
  (_, { upgrades }) =>
    upgrades.some((card) => card.id === id);
export const either =
  (...whens: readonly ShipWhen[]): ShipWhen =>
  (scene, ship) =>
    whens.some((when) => when(scene, ship));
/** The Damage card of the moment lies faceup on the ship of the moment, of one of these traits where some are named. */
export const subjectsFaceupCardIs =
  (...traits: readonly string[]): When =>
  (scene) => {
    const { game, moment } = scene;
    const ship = whoIs(scene, "subject");
    const lies = ship?.damage.find(({ card, faceup }) => card === moment.card && faceup);
    return (
      ship !== undefined && lies !== undefined && (traits.length === 0 || traits.includes(game.damageFacts(ship, lies.card).trait ?? ""))
    );
  };
/** The same on the card's ship. */
export const faceupCardIs = (...traits: readonly string[]): When => all(toThisShip, subjectsFaceupCardIs(...traits));
/** The ship has placed a device; of a set of mines one token stands for all. */
export const placedByThisShip: When = ({ game, self, moment }) =>
  moment.ship === self.ship.id && game.state.devices.find(({ id }) => id === moment.device)?.token !== "clusterMineSide";
/** This ship has coordinated by an action, and not by what a card says. */
export const byCoordinateAction: When = ({ self, moment }) => moment.ship === self.ship.id && moment.colour !== undefined;
/** The ship of the moment. */
export const isSubject: ShipWhen = ({ moment }, ship) => ship.id === moment.ship;

/** The side of the card that is up. */
export const showsSide =
  (side: "front" | "back"): When =>
  ({ self: { ship, at } }) =>
    ship.upgrades[at]?.side === side;
export const small: ShipWhen = ({ game }, ship) => game.factsOf(ship).type.size === "small";
export const standard: ShipWhen = ({ game }, ship) => !game.factsOf(ship).isHuge;
/** Of what still stands, those that are not destroyed. */
export const notDestroyed: ShipWhen = (_, ship) => !ship.doomed;
