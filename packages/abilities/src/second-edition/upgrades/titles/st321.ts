import type { Card } from "../../../card.ts";
import { whoIs } from "../../../scene.ts";
import { both, enemy, type ShipWhen } from "../../../when.ts";
import { byCoordinateAction } from "../../when.ts";
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
