import { kindOf } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

export const notchedStabilizers: Card = {
  card: "ship:Notched Stabilizers",
  title: "Notched Stabilizers",
  permissions: {
    meetObstacle: (_, self, { ship, obstacle }) => (ship === self.ship && kindOf(obstacle) === "asteroid" ? false : undefined),
  },
};
