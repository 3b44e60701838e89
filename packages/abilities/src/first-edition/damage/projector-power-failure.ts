import type { Card, CardText } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";

const ENERGY_NEEDED = 3;

const text: CardText = {
  permissions: {
    act: (_, self, { ship, action }) => (ship === self.ship && action === "reinforce" && ship.energy < ENERGY_NEEDED ? false : undefined),
  },
};

export const projectorPowerFailure: readonly Card[] = inDecksOf(
  ["GR-75", "CR90", "Raider", "Gozanti", "C-ROC"],
  "Projector Power Failure",
  text,
);
