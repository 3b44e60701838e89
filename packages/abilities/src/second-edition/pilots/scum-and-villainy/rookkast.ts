import type { Card } from "../../../language/card.ts";
import { all, hasToken, toThisShip, withPrimary } from "../../../language/when.ts";

export const rookkast: Card = {
  card: "pilot:rookkast",
  title: "Rook Kast",
  triggers: [{ at: "becameActive", when: toThisShip, may: [{ verb: "gain", token: "strain" }] }],
  dice: [{ dice: "attack", when: all(withPrimary, hasToken("strain")), may: [{ verb: "change", from: ["blank", "focus"], to: "hit" }] }],
};
