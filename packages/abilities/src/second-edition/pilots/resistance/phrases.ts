/** What several pilots of the Resistance say. */
import { readManeuver } from "@broadside/cards";
import type { Area } from "@broadside/geometry";
import type { Ship } from "@broadside/rules";
import { isBasic, pilotSkill } from "@broadside/rules/procedures";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import type { ShipWhen } from "../../../language/when.ts";

/** The other ship of an attack that the card's ship makes or suffers. */
export const enemyOf = (scene: CardScene): Ship | undefined =>
  whoIs(scene, scene.attack?.attacker === scene.self.ship.id ? "defender" : "attacker");

/** Initiative above that of the card's ship. */
export const higherInitiative: ShipWhen = ({ game, self }, ship) => pilotSkill(game, ship) > pilotSkill(game, self.ship);

/** Bombs, mines and remotes of the card's player, by where they lie. */
export const friendlyDevices = ({ game, self: { ship } }: CardScene): readonly Area[] => [
  ...game.state.devices.flatMap((device) => (device.seat === ship.seat ? [game.board.device(device)] : [])),
  ...game.state.remotes.flatMap((remote) =>
    remote.seat === ship.seat && remote.status === "inPlay" && remote.pose ? [game.board.body(remote)] : [],
  ),
];

/** The ship of the moment is in its own activation. */
export const activates: When = ({ game: { state }, moment }) =>
  moment.ship !== undefined && state.cursor.phase === "activation" && state.cursor.active === moment.ship;
/** It is in its Perform Action step: its dial is put aside and its maneuver, if it was to fly one, is over. */
export const performsAction: When = (scene) => {
  const ship = whoIs(scene, "subject");
  if (!ship || !activates(scene) || ship.dial !== undefined || scene.game.state.motion?.ship === ship.id) return false;
  return ship.revealed !== undefined || ship.speed !== undefined;
};

/** The maneuver that the card's ship has just flown is a basic one. */
export const basicNow: When = ({ game: { state }, self: { ship } }) => {
  const maneuver = state.motion?.ship === ship.id ? readManeuver(state.motion.code) : undefined;
  return maneuver !== undefined && isBasic(maneuver);
};
