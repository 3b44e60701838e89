import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { both, enemy } from "../../../when.ts";
import { lockedByThisShip } from "../../when.ts";
import { provided } from "../phrases.ts";

const hasFacedown: When = ({ chosen }) => chosen?.damage.some(({ faceup }) => !faceup) === true;

export const zertikstrom: Card = {
  card: "pilot:zertikstrom",
  title: "Zertik Strom",
  triggers: [
    {
      at: "duringEnd",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, lockedByThisShip),
          does: [provided(hasFacedown), { verb: "spend lock", on: "chosen" }, { verb: "expose", who: "chosen" }],
        },
      ],
    },
  ],
};
