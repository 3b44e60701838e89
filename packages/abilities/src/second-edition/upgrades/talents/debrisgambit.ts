import type { Card } from "../../../language/card.ts";
import { sceneOf } from "../../../language/scene.ts";
import { nearObstacle } from "../../../language/when-second-edition.ts";

const isNear = nearObstacle(1);

/** The card data adds the red evade action. This card makes a red evade white near an obstacle. */
export const debrisgambit: Card = {
  card: "upgrade:debrisgambit",
  title: "Debris Gambit",
  actionColour: (game, self, { ship, action, colour }) =>
    ship === self.ship && action === "evade" && colour === "red" && isNear(sceneOf(game, self), ship) ? "white" : undefined,
};
