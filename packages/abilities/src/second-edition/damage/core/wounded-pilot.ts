import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { toThisShip } from "../../../language/when.ts";
import { ACTION_REPAIRS, ofCore } from "./phrases.ts";

const STRESS: readonly Deed[] = [{ verb: "gain", token: "stress" }];

/** Repaired by its own action it is facedown before a die would be rolled. */
export const woundedPilot: Card = ofCore("Wounded Pilot", {
  triggers: [{ at: "actionPerformed", when: toThisShip, must: [{ verb: "roll", on: { hit: STRESS, crit: STRESS } }] }],
  action: ACTION_REPAIRS,
});
