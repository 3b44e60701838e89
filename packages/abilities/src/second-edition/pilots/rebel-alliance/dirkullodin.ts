import type { Card } from "../../../card.ts";
import { both, enemy, within } from "../../../when.ts";
import { lockTargetOf } from "../../upgrades/locking.ts";
import { inArcOfThisShip } from "../../when.ts";
import { afterSomethingRed } from "../phrases.ts";

export const dirkullodin: Card = {
  card: "pilot:dirkullodin",
  title: "Dirk Ullodin",
  triggers: afterSomethingRed([
    { verb: "choose ship", among: both(enemy, within(1), inArcOfThisShip("front")), does: [lockTargetOf("chosen")] },
  ]),
};
