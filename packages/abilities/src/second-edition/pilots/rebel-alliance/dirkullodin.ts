import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";
import { lockTargetOf } from "../../upgrades/locking.ts";
import { afterSomethingRed } from "../phrases.ts";

export const dirkullodin: Card = {
  card: "pilot:dirkullodin",
  title: "Dirk Ullodin",
  triggers: afterSomethingRed([
    { verb: "choose ship", among: both(enemy, within(1), inArcOfThisShip("front")), does: [lockTargetOf("chosen")] },
  ]),
};
