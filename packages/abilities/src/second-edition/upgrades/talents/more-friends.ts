/** True if the ships that match include more friends than enemies. */
import { shipsInPlay } from "@broadside/rules/procedures";
import type { When } from "../../../language/scene.ts";
import { enemy, friendly, type ShipWhen } from "../../../language/when.ts";

export const moreFriends =
  (among: ShipWhen): When =>
  (scene) => {
    const about = shipsInPlay(scene.game).filter((ship) => among(scene, ship));
    return about.filter((ship) => friendly(scene, ship)).length > about.filter((ship) => enemy(scene, ship)).length;
  };
