import type { Card } from "../../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

export const k2so: Card = {
  card: "pilot:k2so",
  title: "K-2SO",
  triggers: [{ at: "tokenAssigned", when: all(toThisShip, tokenIs("stress")), must: [{ verb: "gain", token: "calculate" }] }],
};
