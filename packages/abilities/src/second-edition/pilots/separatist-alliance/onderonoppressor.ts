import type { Card } from "../../../card.ts";
import type { Deed } from "../../../deed.ts";
import { actionIs, all, isStressed, toThisShip } from "../../../when.ts";
import { maneuverIs } from "../../when.ts";

const CALCULATE: readonly Deed[] = [{ verb: "gain", token: "calculate" }];

export const onderonoppressor: Card = {
  card: "pilot:onderonoppressor",
  title: "Onderon Oppressor",
  triggers: [
    { at: "actionPerformed", when: all(toThisShip, actionIs("barrel-roll"), isStressed), must: CALCULATE },
    { at: "maneuverExecuted", when: all(toThisShip, maneuverIs(["bankSlip", "turnSlip"], 1, 3), isStressed), must: CALCULATE },
  ],
};
