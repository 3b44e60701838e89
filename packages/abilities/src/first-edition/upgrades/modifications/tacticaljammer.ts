import { isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const tacticaljammer: Card = {
  card: "upgrade:tacticaljammer",
  title: "Tactical Jammer",
  permissions: {
    obstruct: (game, self, by) => ("ship" in by && by.ship === self.ship && isEnemy(game, by.ship, by.attacker) ? true : undefined),
  },
};
