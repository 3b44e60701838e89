import { hasPlacedDevice } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { DROP_BOMB } from "../bombs.ts";

export const genius: Card = {
  card: "upgrade:genius",
  title: '"Genius"',
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, ({ self }) => !hasPlacedDevice(self.ship)), may: [DROP_BOMB] }],
};
