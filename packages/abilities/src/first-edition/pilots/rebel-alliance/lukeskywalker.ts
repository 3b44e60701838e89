import type { Card } from "../../../language/card.ts";

export const lukeskywalker: Card = {
  card: "pilot:lukeskywalker",
  title: "Luke Skywalker",
  dice: [{ dice: "defense", may: [{ verb: "change", from: "focus", to: "evade" }] }],
};
