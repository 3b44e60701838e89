import { shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { nearObstacle } from "../../../language/when-second-edition.ts";

const nearAsteroid = nearObstacle(1, "asteroid");
const isNearMass: When = (scene) => {
  const { game, self } = scene;
  return (
    nearAsteroid(scene, self.ship) || shipsInPlay(game).some((ship) => game.factsOf(ship).isHuge && game.board.range(self.ship, ship) <= 1)
  );
};

export const interloperturn: Card = {
  card: "upgrade:interloperturn",
  title: "Interloper Turn",
  triggers: [
    {
      at: "beforeManeuver",
      when: all(toThisShip, maneuverIs(["turn", "koiogran"], 1, 2), isNearMass),
      may: [{ verb: "gain", token: "tractor" }],
    },
  ],
};
