import { actionBar } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** The coordinate action comes from the card data. The coordinated ship must perform an action on this ship's action bar. */
export const squadleader: Card = {
  card: "upgrade:squadleader",
  title: "Squad Leader",
  coordinatedActions: (game, self, { ship }) => (ship === self.ship ? actionBar(game, ship) : undefined),
};
