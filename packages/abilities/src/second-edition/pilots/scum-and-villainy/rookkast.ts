import type { Card } from "../../../card.ts";
import { all, hasToken, toThisShip, withPrimary } from "../../../when.ts";

export const rookkast: Card = {
  card: "pilot:rookkast",
  title: "Rook Kast",
  triggers: [{ at: "becameActive", when: toThisShip, may: [{ verb: "gain", token: "strain" }] }],
  dice: [{ dice: "attack", when: all(withPrimary, hasToken("strain")), may: [{ verb: "change", from: ["blank", "focus"], to: "hit" }] }],
};
