import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { rerollRolled } from "./phrases.ts";

/** True if the dice are rolled for a device of his own side within range 2. */
const forOwnDevice: When = ({ game, self, moment }) => {
  const device = game.state.devices.find(({ id }) => id === moment.device);
  return device?.seat === self.ship.seat && game.board.rangeToArea(self.ship, game.board.device(device)) <= 2;
};

export const grudge: Card = {
  card: "pilot:grudge",
  title: "“Grudge”",
  triggers: [{ at: "rolled", when: forOwnDevice, may: [rerollRolled()] }],
};
