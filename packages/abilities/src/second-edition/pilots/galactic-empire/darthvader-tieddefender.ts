import { AFTER_ATTACK } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { FORCE_FOR_BLANK } from "./phrases.ts";

/** He can spend Force only while he attacks. */
export const darthvaderTieddefender: Card = {
  card: "pilot:darthvader-tieddefender",
  title: "Darth Vader",
  permissions: {
    spendForce: (_, self, { ship, attack }) =>
      ship === self.ship && (attack?.attacker !== ship.id || attack.step === AFTER_ATTACK) ? false : undefined,
  },
  dice: [FORCE_FOR_BLANK],
};
