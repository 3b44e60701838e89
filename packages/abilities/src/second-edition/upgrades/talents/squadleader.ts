import { actionBar } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** The coordinate action is data; a ship that it coordinates performs what its own bar shows too. */
export const squadleader: Card = {
  card: "upgrade:squadleader",
  title: "Squad Leader",
  coordinatedActions: (game, self, { ship }) => (ship === self.ship ? actionBar(game, ship) : undefined),
};
