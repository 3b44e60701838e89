/** Remembers which ships a ship has attacked in a round, and from which turret arcs. */
import type { WeaponArc } from "@broadside/cards";
import type { Quarter, Ship, Situation, Weapon } from "@broadside/rules";
import { arcsShown, isInArcOf } from "@broadside/rules/procedures";
import type { Trigger } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { type CardScene, type When, whoIs } from "../../language/scene.ts";
import { all, isAttacker, type ShipWhen } from "../../language/when.ts";
import { attackShows } from "../../language/when-firing.ts";

export const TURRETS: readonly WeaponArc[] = ["single-turret", "double-turret"];

const OPPOSITE: Readonly<Record<Quarter, Quarter>> = { front: "rear", rear: "front", left: "right", right: "left" };

/** Returns the arcs that a ship's turret points to: one arc, or two opposite ones. */
function turretArcs(game: Situation, ship: Ship): readonly Quarter[] {
  const { pilot, type, upgrades } = game.factsOf(ship);
  const shown = [...(pilot.attacks ?? type.attacks), ...upgrades.flatMap(({ attack }) => attack ?? [])].flatMap(({ arcs }) => arcs);
  const added = upgrades.flatMap(({ arcs = [] }) => arcs);
  if ([...shown, ...added].includes("double-turret")) return [ship.quarter, OPPOSITE[ship.quarter]];
  return [...shown, ...added].includes("single-turret") ? [ship.quarter] : [];
}

const from = (arc: Quarter): string => `attacked from ${arc}`;
const at = (ship: string): string => `attacked ${ship}`;

const marking = (marksOf: (scene: CardScene, ship: Ship) => readonly string[]): readonly Instruction[] => [
  {
    verb: "apply",
    what(scene) {
      const { game, self } = scene;
      game.setShip(self.ship, { usedThisRound: [...self.ship.usedThisRound, ...marksOf(scene, self.ship)] });
    },
  },
];

/** Marks the turret arcs that contain the defender of a turret attack. */
export const REMEMBER_TURRET: Trigger = {
  at: "attackDeclared",
  when: all(isAttacker, attackShows(...TURRETS)),
  must: marking((scene, ship) => {
    const defender = whoIs(scene, "defender");
    return turretArcs(scene.game, ship).flatMap((arc) => (defender && isInArcOf(scene.game, ship, arc, defender) ? [from(arc)] : []));
  }),
};
/** Marks the defender as attacked. */
export const REMEMBER_TARGET: Trigger = {
  at: "attackDeclared",
  when: isAttacker,
  must: marking(({ attack }) => (attack ? [at(attack.defender)] : [])),
};

export const notYetAttacked: ShipWhen = ({ self }, ship) => !self.ship.usedThisRound.includes(at(ship.id));

/** True if the target is in a turret arc from which the ship has not attacked this round. */
export const isInFreshTurret = (game: Situation, ship: Ship, target: Ship): boolean =>
  turretArcs(game, ship).some((arc) => !ship.usedThisRound.includes(from(arc)) && isInArcOf(game, ship, arc, target));
export const inFreshTurret: ShipWhen = ({ game, self }, ship) => isInFreshTurret(game, self.ship, ship);

export const isTurret = (game: Situation, ship: Ship, weapon: Weapon): boolean =>
  arcsShown(game, ship, weapon).some((arc) => TURRETS.includes(arc));

const ARC_RANGE = 3;
/** True if the target is in a turret arc. Arcs end at range 3 (2E-ARC-12). */
export const isInTurretArc = (game: Situation, ship: Ship, target: Ship): boolean =>
  game.board.range(ship, target) <= ARC_RANGE && turretArcs(game, ship).some((arc) => isInArcOf(game, ship, arc, target));
/** True for ships in a turret arc of the card's ship. */
export const inTurretArc: ShipWhen = ({ game, self }, ship) => isInTurretArc(game, self.ship, ship);

/** True if the enemy in the attack is in a turret arc of the card's ship. */
export const enemyInTurret: When = (scene) => {
  const { game, self } = scene;
  const enemy = whoIs(scene, isAttacker(scene) ? "defender" : "attacker");
  return enemy !== undefined && turretArcs(game, self.ship).some((arc) => isInArcOf(game, self.ship, arc, enemy));
};
