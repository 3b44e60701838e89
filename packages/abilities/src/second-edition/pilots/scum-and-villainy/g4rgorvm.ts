import type { Card } from "../../../language/card.ts";
import { both, isDefender, other, within } from "../../../language/when.ts";

export const g4rgorvm: Card = {
  card: "pilot:g4rgorvm",
  title: "G4R-G0R V/M",
  triggers: [
    {
      at: "afterAttack",
      when: isDefender,
      must: [{ verb: "each ship", among: both(other, within(0)), does: [{ verb: "suffer", crits: 1, who: "chosen" }] }],
    },
  ],
};
