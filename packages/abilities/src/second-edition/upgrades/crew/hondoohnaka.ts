import type { Ship } from "@broadside/rules";
import { assign, coordinateShip, isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pickOne, shipsNamed } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, other, type ShipWhen, within } from "../../../language/when.ts";

const near: ShipWhen = both(other, within(1, 3));

const partnersOf = (scene: CardScene, ship: Ship): readonly Ship[] =>
  scene.game.state.ships.filter((one) => one !== ship && one.status === "inPlay" && near(scene, one) && isFriendly(scene.game, one, ship));
/** True if the ship may be coordinated. In older rules references, it must be on his own side. */
const mayBeCoordinated: ShipWhen = (scene, ship) =>
  near(scene, ship) &&
  partnersOf(scene, ship).length > 0 &&
  (scene.game.edition.switches.coordinatesAnybody || isFriendly(scene.game, scene.self.ship, ship));

/** Chooses two ships that are friendly to each other, coordinates one and jams the other. */
export const hondoohnaka: Card = {
  card: "upgrade:hondoohnaka",
  title: "Hondo Ohnaka",
  action: {
    does: [
      {
        verb: "choose ship",
        among: mayBeCoordinated,
        does: [
          {
            verb: "special",
            can: () => true,
            *perform(scene) {
              const { game, self, chosen } = scene;
              if (!chosen) return;
              const jammed = yield* pickOne(scene, {
                kind: "jam",
                rule: "2E-ACT-43",
                among: () => shipsNamed(partnersOf(scene, chosen)),
              });
              yield* coordinateShip(game, self.ship, chosen);
              if (jammed?.status === "inPlay") yield* assign(game, jammed, "jam", 1, self.ship);
            },
          },
        ],
      },
    ],
  },
};
