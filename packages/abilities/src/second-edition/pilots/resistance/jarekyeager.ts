import { isBasic, isCriticallyDamaged, isDamaged } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const jarekyeager: Card = {
  card: "pilot:jarekyeager",
  title: "Jarek Yeager",
  permissions: {
    execute(_, self, { ship, maneuver }) {
      if (ship !== self.ship || maneuver.colour !== "red" || ship.tokens.stress > 2) return undefined;
      return (isBasic(maneuver) ? isDamaged(ship) : isCriticallyDamaged(ship)) ? true : undefined;
    },
  },
};
