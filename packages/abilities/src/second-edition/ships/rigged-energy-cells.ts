import { destroy } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { both, not, other, toThisShip, within } from "../../language/when.ts";
import { hasCharges } from "../../language/when-second-edition.ts";

/** The ship loses a charge each round. When it has none left, it explodes. */
export const riggedEnergyCells: Card = {
  card: "ship:Rigged Energy Cells",
  title: "Rigged Energy Cells",
  triggers: [
    { at: "systemPhase", when: toThisShip, must: [{ verb: "lose charge" }] },
    {
      at: "endOfActivation",
      when: not(hasCharges()),
      must: [
        { verb: "each ship", among: both(other, within(0, 1)), does: [{ verb: "suffer", crits: 1, who: "chosen" }] },
        { verb: "special", can: () => true, perform: ({ game, self }) => destroy(game, self.ship, "destroyed") },
      ],
    },
  ],
};
