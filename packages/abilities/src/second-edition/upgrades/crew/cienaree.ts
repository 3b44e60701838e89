import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all } from "../../../language/when.ts";
import { byCoordinateAction } from "../../../language/when-second-edition.ts";
import { quarterTurn } from "../quarter-turn.ts";

const hasRolledOrBoosted: When = (scene) => {
  const last = whoIs(scene, "target")?.actions.at(-1);
  return scene.moment.acted === true && (last === "barrel-roll" || last === "boost");
};

/** If a coordinated ship barrel rolled or boosted, it can gain a stress token to turn 90 degrees. */
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
