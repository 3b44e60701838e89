import type { Card } from "../../../language/card.ts";
import { ACTION_REPAIRS } from "../core/phrases.ts";
import { ofHuge } from "./phrases.ts";
import { TURRET_DISABLED } from "./precision-shots.ts";

export const damagedCircuitry: Card = ofHuge("Damaged Circuitry", TURRET_DISABLED, {
  changes: [{ of: "energyGain", by: -1 }],
  action: ACTION_REPAIRS,
});
