import { devicesObstructing } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isDefender } from "../../../language/when.ts";

const isOwnDevice: When = ({ game, self, moment }) =>
  game.state.devices.some(({ id, seat }) => id === moment.device && seat === self.ship.seat);

export const captainnym: Card = {
  card: "pilot:captainnym",
  title: "Captain Nym",
  triggers: [{ at: "detonating", when: isOwnDevice, may: [{ verb: "spend charge" }] }],
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, ({ game }) => devicesObstructing(game).length > 0) }],
};
