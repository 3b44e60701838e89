import type { Card } from "../../../card.ts";
import { toThisShip } from "../../../when.ts";
import { onShips } from "../phrases.ts";

export const DARTH_VADERS: readonly Card[] = onShips(["darthvader", "darthvader-swz105"], {
  title: "Darth Vader",
  triggers: [{ at: "actionPerformed", when: toThisShip, may: [{ verb: "spend force" }, { verb: "free action" }] }],
});
