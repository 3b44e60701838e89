import type { Card } from "../../../card.ts";
import { both, enemy } from "../../../when.ts";
import { lockInReach } from "../../upgrades/locking.ts";
import { inArcOfThisShip } from "../../when.ts";
import { afterSomethingRed, onShips } from "../phrases.ts";

const IDS = ["oddball", "oddball-arc170starfighter", "oddball-btlbywing", "oddball-nimbusclassvwing"];

export const ODD_BALLS: readonly Card[] = onShips(IDS, {
  title: "“Odd Ball”",
  triggers: afterSomethingRed([{ verb: "choose ship", among: both(enemy, inArcOfThisShip("bullseye")), does: [lockInReach("chosen")] }]),
});
