import { AFTER_ATTACK } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";

/** His Force is for attacks alone. */
export const darthvaderTieddefender: Card = {
  card: "pilot:darthvader-tieddefender",
  title: "Darth Vader",
  permissions: {
    spendForce: (_, self, { ship, attack }) =>
      ship === self.ship && (attack?.attacker !== ship.id || attack.step === AFTER_ATTACK) ? false : undefined,
  },
  dice: [{ dice: "attack", may: [{ verb: "spend force" }, { verb: "change", from: "blank", to: "hit" }] }],
};
