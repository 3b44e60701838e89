import type { Card } from "../../language/card.ts";
import { toThisShip } from "../../language/when.ts";

export const ionbombs: Card = {
  card: "upgrade:ionbombs",
  title: "Ion Bombs",
  triggers: [{ at: "dialRevealed", when: toThisShip, may: [{ verb: "discard this card" }, { verb: "drop", device: "ion bomb" }] }],
};
