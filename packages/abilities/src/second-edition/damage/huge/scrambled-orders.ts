import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { REPAIRED } from "../core/phrases.ts";
import { ofHuge } from "./phrases.ts";
import { TURRET_DISABLED } from "./precision-shots.ts";

export const scrambledOrders: Card = ofHuge("Scrambled Orders", TURRET_DISABLED, {
  triggers: [{ at: "becameActive", when: toThisShip, must: [{ verb: "gain", token: "jam", count: 2 }, REPAIRED] }],
});
