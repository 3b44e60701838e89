import type { Card } from "../../../card.ts";
import { both, within } from "../../../when.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";
import { inArcOfThisShip } from "../../when.ts";

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
