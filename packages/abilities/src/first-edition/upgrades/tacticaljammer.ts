import { isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

export const tacticaljammer: Card = {
  card: "upgrade:tacticaljammer",
  title: "Tactical Jammer",
  permissions: { obstruct: (game, self, { ship, attacker }) => (ship === self.ship && isEnemy(game, ship, attacker) ? true : undefined) },
};
