import { difficultyOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { both, enemy, hasDial, within } from "../../../language/when.ts";

/** True if the inspected dial shows a white maneuver. */
const isWhite: When = ({ game, chosen }) => {
  const maneuver = chosen?.dial === undefined ? undefined : game.factsOf(chosen).dial.get(chosen.dial);
  return chosen !== undefined && maneuver !== undefined && difficultyOf(game, chosen, maneuver) === "white";
};

export const raymusantilles: Card = {
  card: "upgrade:raymusantilles",
  title: "Raymus Antilles",
  triggers: [
    {
      at: "startOfActivation",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(1, 3), hasDial),
          does: [
            { verb: "look at dial", who: "chosen" },
            { verb: "if", when: isWhite, does: [{ verb: "gain", token: "stress", who: "chosen" }] },
          ],
        },
      ],
    },
  ],
};
