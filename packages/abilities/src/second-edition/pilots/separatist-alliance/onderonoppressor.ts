import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { actionIs, all, isStressed, maneuverIs, toThisShip } from "../../../language/when.ts";

const CALCULATE: readonly Instruction[] = [{ verb: "gain", token: "calculate" }];

export const onderonoppressor: Card = {
  card: "pilot:onderonoppressor",
  title: "Onderon Oppressor",
  triggers: [
    { at: "actionPerformed", when: all(toThisShip, actionIs("barrel-roll"), isStressed), must: CALCULATE },
    { at: "maneuverExecuted", when: all(toThisShip, maneuverIs(["bankSlip", "turnSlip"], 1, 3), isStressed), must: CALCULATE },
  ],
};
