import type { Card } from "../../../language/card.ts";
import { all, speedWas, toThisShip } from "../../../language/when.ts";
import { ACTION_REPAIRS } from "../core/phrases.ts";
import { DIE_OF_MATCHING_DAMAGE } from "./matching-damage.ts";
import { ofHuge } from "./phrases.ts";
import { DRIVE_DAMAGE } from "./precision-shots.ts";

export const engineCoolantLeak: Card = ofHuge("Engine Coolant Leak", DRIVE_DAMAGE, {
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, speedWas(3, 5)), must: [DIE_OF_MATCHING_DAMAGE] }],
  action: ACTION_REPAIRS,
});
