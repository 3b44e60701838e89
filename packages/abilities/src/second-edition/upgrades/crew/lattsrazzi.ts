import type { Card } from "../../../language/card.ts";
import { attackerIs, isStressedShip } from "../../../language/when.ts";

/** Removes a stress from the attacker to change a die to an evade. */
export const lattsrazzi: Card = {
  card: "upgrade:lattsrazzi",
  title: "Latts Razzi",
  dice: [
    {
      dice: "defense",
      when: attackerIs(isStressedShip),
      may: [
        { verb: "remove token", tokens: ["stress"], who: "attacker", by: "this ship" },
        { verb: "change", from: ["blank", "focus"], to: "evade" },
      ],
    },
  ],
};
