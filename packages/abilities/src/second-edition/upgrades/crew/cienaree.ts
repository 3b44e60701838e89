import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all } from "../../../language/when.ts";
import { byCoordinateAction } from "../../../language/when-second-edition.ts";
import { quarterTurn } from "../quarter-turn.ts";

const hasRolledOrBoosted: When = (scene) => {
  const last = whoIs(scene, "target")?.actions.at(-1);
  return scene.moment.acted === true && (last === "barrel-roll" || last === "boost");
};

/** A ship that has rolled or boosted as it was coordinated may turn by a quarter, for stress. */
export const cienaree: Card = {
  card: "upgrade:cienaree",
  title: "Ciena Ree",
  triggers: [
    {
      at: "coordinated",
      when: all(byCoordinateAction, hasRolledOrBoosted),
      may: [{ verb: "gain", token: "stress", who: "target" }, quarterTurn("target")],
    },
  ],
};
