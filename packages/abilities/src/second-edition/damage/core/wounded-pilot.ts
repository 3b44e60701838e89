import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { toThisShip } from "../../../language/when.ts";
import { ACTION_REPAIRS, ofCore } from "./phrases.ts";

const STRESS: readonly Instruction[] = [{ verb: "gain", token: "stress" }];

/** If the action that triggers the card also repairs it, the card is already facedown by then, and no die is rolled. */
export const woundedPilot: Card = ofCore("Wounded Pilot", {
  triggers: [{ at: "actionPerformed", when: toThisShip, must: [{ verb: "roll", on: { hit: STRESS, crit: STRESS } }] }],
  action: ACTION_REPAIRS,
});
