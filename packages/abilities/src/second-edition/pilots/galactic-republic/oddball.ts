import type { Card } from "../../../language/card.ts";
import { both, enemy } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";
import { lockInReach } from "../../upgrades/locking.ts";
import { afterSomethingRed } from "../phrases.ts";

export const oddball: Card = {
  card: "pilot:oddball",
  title: "“Odd Ball”",
  triggers: afterSomethingRed([{ verb: "choose ship", among: both(enemy, inArcOfThisShip("bullseye")), does: [lockInReach("chosen")] }]),
};
