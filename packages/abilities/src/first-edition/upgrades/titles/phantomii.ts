import type { Card } from "../../../language/card.ts";
import { isAboardTheGhost, openSpecialArc } from "../../aboard-the-ghost.ts";

export const phantomii: Card = {
  card: "upgrade:phantomii",
  title: "Phantom II",
  worksInReserve: true,
  permissions: openSpecialArc,
  triggers: [{ at: "endOfActivation", when: isAboardTheGhost, may: [{ verb: "free action", names: ["coordinate"], who: "carrier" }] }],
};
