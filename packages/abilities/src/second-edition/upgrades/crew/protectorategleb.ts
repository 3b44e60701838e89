import type { Card } from "../../../language/card.ts";
import { all, friendly, toThisShip } from "../../../language/when.ts";
import { targetIs } from "../../../language/when-second-edition.ts";
import { handOverBurden } from "../burdens.ts";

export const protectorategleb: Card = {
  card: "upgrade:protectorategleb",
  title: "Protectorate Gleb",
  triggers: [{ at: "coordinated", when: all(toThisShip, targetIs(friendly)), may: [handOverBurden("target", "or a lock")] }],
};
