import type { Card } from "../../../card.ts";
import { toThisShip } from "../../../when.ts";
import { handOverBurden } from "../burdens.ts";

export const protectorategleb: Card = {
  card: "upgrade:protectorategleb",
  title: "Protectorate Gleb",
  triggers: [{ at: "coordinated", when: toThisShip, may: [handOverBurden("target")] }],
};
