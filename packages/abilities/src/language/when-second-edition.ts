/** Conditions in addition to those in `when.ts`, most of them only for the second edition. */
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

/** True if the defender is in one of the attacker's arcs. */
export const defenderIn =
  (arc: ArcName): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    return attacker !== undefined && defender !== undefined && isInArcOf(scene.game, attacker, arc, defender);
  };
export const defenderInBullseye: When = ({ attack }) => attack?.inBullseye === true;
/** True if the attacker is in one of the defender's arcs. */
export const attackerIn =
  (arc: ArcName): When =>
  (scene) => {
    const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
    return attacker !== undefined && defender !== undefined && isInArcOf(scene.game, defender, arc, attacker);
  };

/** True for a ship in one of the arcs of the card's ship. */
export const inArcOfThisShip =
  (arc: ArcName): ShipWhen =>
  ({ game, self }, ship) =>
    arc === "bullseye" ? isInBullseye(game, self.ship, ship) : isInArcOf(game, self.ship, arc, ship);

/** True if this card has at least this many charges. */
export const hasCharges =
  (least = 1): When =>
  ({ self }) => {
    const place = placeOfCharges(self);
    return place !== undefined && chargesOn(self.ship, place) >= least;
  };

/** True if the ship has at least one Damage card (2E-DMG-05). */
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

/** Returns the maneuver that a ship has revealed this round (2E-ACTIV-07). */
export const revealedBy = (ship: Ship | undefined) => (ship?.revealed === undefined ? undefined : readManeuver(ship.revealed));
export const revealedSpeed =
  (least: number, most: number, who?: Who): When =>
  (scene) => {
    const speed = revealedBy(whoIs(scene, who))?.speed;
    return speed !== undefined && speed >= least && speed <= most;
  };

/** True if the ship has executed its whole maneuver, without being stopped by another ship (2E-BUMP-05). */
export const fullyExecuted: When = ({ game, self }) => game.state.motion?.ship === self.ship.id && !game.state.motion.bumped;

/** True for a ship with lower initiative than the card's ship. */
export const lowerInitiative: ShipWhen = ({ game, self }, ship) => pilotSkill(game, ship) < pilotSkill(game, self.ship);

/** True if a ship that meets the condition is on the table. */
export const isThere =
  (such: ShipWhen): When =>
  (scene) =>
    shipsInPlay(scene.game).some((ship) => such(scene, ship));

export const limited: ShipWhen = ({ game }, ship) => game.factsOf(ship).pilot.limit !== undefined;
export const lockedByThisShip: ShipWhen = ({ self }, ship) => hasLock(self.ship, ship.id);
export const hasGreenToken: ShipWhen = (_, { tokens }) =>
  tokens.focus + tokens.evade + tokens.calculate + tokens.reinforceFore + tokens.reinforceAft > 0;
/** True if the ship itself has any orange or red token. `isHindered` also counts locks on it, which are its red tokens (2E-ACT-36). */
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
/** True for the attacker. */
export const theAttacker: ShipWhen = ({ attack }, ship) => ship.id === attack?.attacker;
/** True if the defender has been destroyed, even if it is still on the table. */
export const defenderIsDestroyed: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && (defender.doomed || defender.status === "destroyed");
};
/** True if the card just dealt is faceup on the defender. */
export const defenderIsDealtFaceup: When = (scene) => {
  const { attack, moment } = scene;
  const ship = whoIs(scene, "subject");
  return ship !== undefined && ship.id === attack?.defender && ship.damage.some(({ card, faceup }) => card === moment.card && faceup);
};
export const obstructedByObstacle: When = ({ attack }) => attack?.obstacles !== undefined;
/** True for a ship at these ranges of the defender. */
export const withinOfDefender =
  (least: number, most: number): ShipWhen =>
  (scene, ship) => {
    const defender = whoIs(scene, "defender");
    if (!defender?.pose || !ship.pose) return false;
    const range = scene.game.board.range(defender, ship);
    return range >= least && range <= most;
  };

// ── The table ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** True for a ship within this range of an obstacle. If kinds are named, only obstacles of those kinds count. */
export const nearObstacle =
  (most: number, ...kinds: readonly ObstacleKind[]): ShipWhen =>
  ({ game }, ship) =>
    game.state.obstacles.some(
      (obstacle) =>
        (kinds.length === 0 || kinds.includes(OBSTACLES[obstacle.token].kind)) &&
        game.board.rangeToArea(ship, game.board.obstacle(obstacle)) <= most,
    );
/** True if the ship that the current moment is about meets a condition. */
export const subjectIs =
  (such: ShipWhen): When =>
  (scene) => {
    const ship = whoIs(scene, "subject");
    return ship !== undefined && such(scene, ship);
  };
/** True if the target in the current moment meets a condition. */
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
/** True if the Damage card in the current moment is faceup on its ship. If traits are named, the card must have one of them. */
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
/** True if the Damage card in the current moment is faceup on the card's own ship. If traits are named, it must have one of them. */
export const faceupCardIs = (...traits: readonly string[]): When => all(toThisShip, subjectsFaceupCardIs(...traits));
/** True if the ship has placed a device. For a set of mines, only one token counts. */
export const placedByThisShip: When = ({ game, self, moment }) =>
  moment.ship === self.ship.id && game.state.devices.find(({ id }) => id === moment.device)?.token !== "clusterMineSide";
/** True if this ship has coordinated with an action, not through a card effect. */
export const byCoordinateAction: When = ({ self, moment }) => moment.ship === self.ship.id && moment.colour !== undefined;
/** True for the ship that the current moment is about. */
export const isSubject: ShipWhen = ({ moment }, ship) => ship.id === moment.ship;

/** True if this side of the card is faceup. */
export const showsSide =
  (side: "front" | "back"): When =>
  ({ self: { ship, at } }) =>
    ship.upgrades[at]?.side === side;
export const small: ShipWhen = ({ game }, ship) => game.factsOf(ship).type.size === "small";
export const standard: ShipWhen = ({ game }, ship) => !game.factsOf(ship).isHuge;
/** True for ships still on the table that haven't been destroyed. */
export const notDestroyed: ShipWhen = (_, ship) => !ship.doomed;
