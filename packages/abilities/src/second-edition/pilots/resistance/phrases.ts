/** Parts of card texts that several Resistance pilots share. */
import { readManeuver } from "@broadside/cards";
import type { Area } from "@broadside/geometry";
import type { Ship } from "@broadside/rules";
import { isBasic, pilotSkill } from "@broadside/rules/procedures";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import type { ShipWhen } from "../../../language/when.ts";

/** Returns the enemy in the current attack, if the card's ship attacks or defends in it. */
export const enemyOf = (scene: CardScene): Ship | undefined =>
  whoIs(scene, scene.attack?.attacker === scene.self.ship.id ? "defender" : "attacker");

/** True for ships with higher initiative than the card's ship. */
export const higherInitiative: ShipWhen = ({ game, self }, ship) => pilotSkill(game, ship) > pilotSkill(game, self.ship);

/** Returns the areas of all bombs, mines and remotes that belong to the card's player. */
export const friendlyDevices = ({ game, self: { ship } }: CardScene): readonly Area[] => [
  ...game.state.devices.flatMap((device) => (device.seat === ship.seat ? [game.board.device(device)] : [])),
  ...game.state.remotes.flatMap((remote) =>
    remote.seat === ship.seat && remote.status === "inPlay" && remote.pose ? [game.board.body(remote)] : [],
  ),
];

/** True if the ship that the current moment is about is activating. */
export const activates: When = ({ game: { state }, moment }) =>
  moment.ship !== undefined && state.cursor.phase === "activation" && state.cursor.active === moment.ship;
/** True in the ship's Perform Action step: its dial is resolved, and its maneuver, if it executed one, is over. */
export const performsAction: When = (scene) => {
  const ship = whoIs(scene, "subject");
  if (!ship || !activates(scene) || ship.dial !== undefined || scene.game.state.motion?.ship === ship.id) return false;
  return ship.revealed !== undefined || ship.speed !== undefined;
};

/** True if the maneuver just executed by the card's ship is a basic one. */
export const basicNow: When = ({ game: { state }, self: { ship } }) => {
  const maneuver = state.motion?.ship === ship.id ? readManeuver(state.motion.code) : undefined;
  return maneuver !== undefined && isBasic(maneuver);
};
