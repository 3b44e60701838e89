import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";

export const asajjventress: Card = {
  card: "pilot:asajjventress",
  title: "Asajj Ventress",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, inTurretArc, within(0, 2)),
          does: [
            { verb: "spend force" },
            {
              verb: "one of",
              by: "chosen",
              choices: {
                stress: [{ verb: "gain", token: "stress", who: "chosen" }],
                "remove token": [{ verb: "remove token", tokens: GREEN, who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
