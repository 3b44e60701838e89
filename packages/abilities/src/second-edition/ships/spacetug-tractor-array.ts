import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { both, other, within } from "../../language/when.ts";
import { inArcOfThisShip } from "../../language/when-second-edition.ts";

const isChosenInBullseye: When = (scene) => scene.chosen !== undefined && inArcOfThisShip("bullseye")(scene, scene.chosen);

export const spacetugTractorArray: Card = {
  card: "ship:Spacetug Tractor Array",
  title: "Spacetug Tractor Array",
  action: {
    does: [
      {
        verb: "choose ship",
        among: both(other, within(1), inArcOfThisShip("front")),
        does: [
          { verb: "gain", token: "tractor", who: "chosen" },
          { verb: "if", when: isChosenInBullseye, does: [{ verb: "gain", token: "tractor", who: "chosen" }] },
        ],
      },
    ],
  },
};
