import { coordinateShip } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { both, friendly, other, type ShipWhen } from "../../../language/when.ts";
import { byCoordinateAction } from "../../../language/when-second-edition.ts";

const nearThatShip: ShipWhen = (scene, ship) => {
  const target = whoIs(scene, "target");
  return target?.pose !== undefined && ship !== target && scene.game.board.range(target, ship) <= 1;
};

/** For one energy each, coordinates up to two more ships that are next to the one just coordinated. */
export const commsteam: Card = {
  card: "upgrade:commsteam",
  title: "Comms Team",
  triggers: [
    {
      at: "coordinated",
      when: byCoordinateAction,
      may: [
        {
          verb: "choose ships",
          most: 2,
          among: both(friendly, other, nearThatShip),
          does: [
            { verb: "spend energy", amount: 1 },
            {
              verb: "special",
              can: () => true,
              *perform({ game, self, chosen }) {
                if (chosen) yield* coordinateShip(game, self.ship, chosen);
              },
            },
          ],
        },
      ],
    },
  ],
};
