import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const fromThisShip: When = ({ self, moment }) => moment.target === self.ship.id;

/** Only stress that the ship removes from itself counts. */
export const kylekatarnCrew: Card = {
  card: "upgrade:kylekatarn",
  title: "Kyle Katarn",
  triggers: [{ at: "stressRemoved", when: all(toThisShip, fromThisShip), may: [{ verb: "gain", token: "focus" }] }],
};
