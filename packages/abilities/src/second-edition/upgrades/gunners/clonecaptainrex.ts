import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { both, friendly, type ShipWhen } from "../../../language/when.ts";

const hasDefenderInBullseye: ShipWhen = (scene, ship) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && isInArcOf(scene.game, ship, "bullseye", defender);
};

/** Spends a focus result. Friendly ships that have the defender in their bullseye arc can then gain strain to focus. */
export const clonecaptainrex: Card = {
  card: "upgrade:clonecaptainrex",
  title: "Clone Captain Rex",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "cancel", dice: "attack", face: "focus", count: 1 },
        {
          verb: "each ship",
          among: both(friendly, hasDefenderInBullseye),
          does: [
            {
              verb: "one of",
              choices: {
                "no focus": [],
                focus: [
                  { verb: "gain", token: "strain", who: "chosen" },
                  { verb: "free action", names: ["focus"], who: "chosen" },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
};
