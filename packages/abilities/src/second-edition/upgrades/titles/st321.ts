import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { both, enemy, type ShipWhen } from "../../../language/when.ts";
import { byCoordinateAction } from "../../../language/when-second-edition.ts";
import { lockTargetOf } from "../locking.ts";

const nearCoordinated: ShipWhen = (scene, ship) => {
  const coordinated = whoIs(scene, "target");
  return coordinated?.pose !== undefined && scene.game.board.range(coordinated, ship) <= 3;
};

export const st321: Card = {
  card: "upgrade:st321",
  title: "ST-321",
  triggers: [
    {
      at: "coordinated",
      when: byCoordinateAction,
      may: [{ verb: "choose ship", among: both(enemy, nearCoordinated), does: [lockTargetOf("chosen")] }],
    },
  ],
};
