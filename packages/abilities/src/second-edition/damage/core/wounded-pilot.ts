import type { Card } from "../../../card.ts";
import type { Deed } from "../../../deed.ts";
import { toThisShip } from "../../../when.ts";
import { ACTION_REPAIRS, ofCore } from "./phrases.ts";

const STRESS: readonly Deed[] = [{ verb: "gain", token: "stress" }];

/** Repaired by its own action it is facedown before a die would be rolled. */
export const woundedPilot: Card = ofCore("Wounded Pilot", {
  triggers: [{ at: "actionPerformed", when: toThisShip, must: [{ verb: "roll", on: { hit: STRESS, crit: STRESS } }] }],
  action: ACTION_REPAIRS,
});
