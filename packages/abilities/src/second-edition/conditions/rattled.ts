import type { PlacedDevice, Ship, Situation } from "@broadside/rules";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { REMOVE } from "./phrases.ts";

const isNear = (game: Situation, ship: Ship, device: PlacedDevice): boolean => game.board.rangeToArea(ship, game.board.device(device)) <= 1;
const deviceIsNear: When = ({ game, self, moment }) =>
  game.state.devices.some((device) => device.id === moment.device && isNear(game, self.ship, device));

/**
 * If a bomb or mine detonates near the ship, the ship suffers one extra critical damage. If none is near the ship, an action removes the
 * card.
 */
export const rattled: Card = {
  card: "condition:rattled",
  title: "Rattled",
  triggers: [{ at: "hasDetonated", when: deviceIsNear, must: [...REMOVE, { verb: "suffer", crits: 1 }] }],
  action: { when: ({ game, self }) => !game.state.devices.some((device) => isNear(game, self.ship, device)), does: REMOVE },
};
