import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { rerollRolled } from "./phrases.ts";

/** The dice are those of a device of his own side, at range 0-2 of him. */
const forOwnDevice: When = ({ game, self, moment }) => {
  const device = game.state.devices.find(({ id }) => id === moment.device);
  return device?.seat === self.ship.seat && game.board.rangeToArea(self.ship, game.board.device(device)) <= 2;
};

export const grudge: Card = {
  card: "pilot:grudge",
  title: "“Grudge”",
  triggers: [{ at: "rolled", when: forOwnDevice, may: [rerollRolled()] }],
};
