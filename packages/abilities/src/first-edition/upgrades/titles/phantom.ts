import type { Card } from "../../../language/card.ts";
import { isAboardTheGhost, openSpecialArc } from "../../aboard-the-ghost.ts";

export const phantom: Card = {
  card: "upgrade:phantom",
  title: "Phantom",
  worksInReserve: true,
  permissions: openSpecialArc,
  triggers: [{ at: "endOfCombat", when: isAboardTheGhost, may: [{ verb: "attack", with: "turret", who: "carrier", last: true }] }],
};
