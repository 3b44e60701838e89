import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { actionIs, all, isStressed, maneuverIs, toThisShip } from "../../../language/when.ts";

const CALCULATE: readonly Deed[] = [{ verb: "gain", token: "calculate" }];

export const onderonoppressor: Card = {
  card: "pilot:onderonoppressor",
  title: "Onderon Oppressor",
  triggers: [
    { at: "actionPerformed", when: all(toThisShip, actionIs("barrel-roll"), isStressed), must: CALCULATE },
    { at: "maneuverExecuted", when: all(toThisShip, maneuverIs(["bankSlip", "turnSlip"], 1, 3), isStressed), must: CALCULATE },
  ],
};
