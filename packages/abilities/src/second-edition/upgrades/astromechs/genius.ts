import { hasPlacedDevice } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { DROP_BOMB } from "../bombs.ts";

export const genius: Card = {
  card: "upgrade:genius",
  title: '"Genius"',
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, ({ self }) => !hasPlacedDevice(self.ship)), may: [DROP_BOMB] }],
};
