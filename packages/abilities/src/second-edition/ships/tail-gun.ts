import { primaryValue } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";

/** Returns the docked ship's primary weapon value. */
function valueAboard({ game, self }: CardScene): number {
  const aboard = game.state.ships.find(({ status, carrier }) => status === "docked" && carrier === self.ship.id);
  return aboard ? primaryValue(game, aboard) : 0;
}

export const tailGun: Card = {
  card: "ship:Tail Gun",
  title: "Tail Gun",
  changes: [{ of: "tailGun", by: valueAboard }],
};
