import type { Card } from "../../../card.ts";
import { both, enemy } from "../../../when.ts";
import { lockInReach } from "../../upgrades/locking.ts";
import { inArcOfThisShip } from "../../when.ts";
import { afterSomethingRed } from "../phrases.ts";

export const oddball: Card = {
  card: "pilot:oddball",
  title: "“Odd Ball”",
  triggers: afterSomethingRed([{ verb: "choose ship", among: both(enemy, inArcOfThisShip("bullseye")), does: [lockInReach("chosen")] }]),
};
