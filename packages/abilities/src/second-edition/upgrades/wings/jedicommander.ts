import { leaderOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { protection } from "./protection.ts";

/** The leader's purple maneuvers are red for its wingmates (2E-WCARD-07). */
export const jedicommander: Card = {
  card: "upgrade:jedicommander",
  title: "Jedi Commander",
  triggers: [protection()],
  permissions: { purpleIsRed: (game, self, { ship }) => (leaderOf(game, ship) === self.ship ? true : undefined) },
};
