import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const gauntlet: Card = {
  card: "upgrade:gauntlet",
  title: "Gauntlet",
  triggers: [{ at: "systemPhase", when: toThisShip, may: [{ verb: "spend charge" }, { verb: "repair", kind: "faceup", trait: "ship" }] }],
};
