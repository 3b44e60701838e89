import type { Card } from "../../../language/card.ts";
import { both, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";

export const ketsuonyo: Card = {
  card: "pilot:ketsuonyo",
  title: "Ketsu Onyo",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(inArcOfThisShip("front"), inTurretArc, within(0, 1)),
          does: [{ verb: "gain", token: "tractor", who: "chosen" }],
        },
      ],
    },
  ],
};
