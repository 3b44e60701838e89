import type { Ship } from "@broadside/rules";
import { assignCondition, choose, optionsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { Scene } from "../../../scene.ts";
import { friendly } from "../../../when.ts";

const others = (scene: Scene): readonly Ship[] =>
  scene.game.state.ships.filter((ship) => ship !== scene.self.ship && friendly(scene, ship));

/** Before forces are placed another ship of his becomes the prototype. */
export const directorkrennic: Card = {
  card: "upgrade:directorkrennic",
  title: "Director Krennic",
  worksInReserve: true,
  triggers: [
    {
      at: "beforeForces",
      must: [
        {
          verb: "special",
          can: (scene) => others(scene).length > 0,
          *perform(scene) {
            const { game, self } = scene;
            const ship = yield* choose<Ship>(() => ({
              kind: "choose ship",
              seat: self.ship.seat,
              rule: "2E-SETUP-18",
              about: { ship: self.ship.id, card: self.card },
              options: optionsOf(others(scene).map((value) => ({ key: value.id, value }))),
            }));
            yield* assignCondition(game, "optimizedprototype", ship, self.ship);
          },
        },
      ],
    },
  ],
};
