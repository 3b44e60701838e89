import type { Card } from "../../../language/card.ts";
import { provided } from "../../../language/provided.ts";
import type { When } from "../../../language/scene.ts";
import { both, enemy } from "../../../language/when.ts";
import { lockedByThisShip } from "../../../language/when-second-edition.ts";

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
