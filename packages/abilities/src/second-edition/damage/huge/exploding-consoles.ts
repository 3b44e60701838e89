import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { DIE_OF_MATCHING_DAMAGE } from "./matching-damage.ts";
import { ofHuge } from "./phrases.ts";
import { CONTROLS_DISRUPTED } from "./precision-shots.ts";

export const explodingConsoles: Card = ofHuge("Exploding Consoles", CONTROLS_DISRUPTED, {
  triggers: [{ at: "actionPerformed", when: toThisShip, must: [DIE_OF_MATCHING_DAMAGE] }],
});
