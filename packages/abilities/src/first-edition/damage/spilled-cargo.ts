import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { upgradesOf } from "../../language/when.ts";
import { discardOneOf, inDecksOf } from "./huge-ships.ts";
import { FACEDOWN, whenFaceup } from "./phrases.ts";

const ENERGY_LOST = 2;

const hasNoCargo: When = ({ game, self }) => upgradesOf(game, self.ship, "cargo").length === 0;

export const spilledCargo: readonly Card[] = inDecksOf(["C-ROC"], "Spilled Cargo", {
  triggers: [
    whenFaceup(
      { verb: "if", when: hasNoCargo, does: [{ verb: "lose energy", amount: ENERGY_LOST }] },
      discardOneOf("1E-DCCF-04", "cargo"),
      ...FACEDOWN,
    ),
  ],
});
