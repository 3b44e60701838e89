import type { Card } from "../../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

export const soontirfel: Card = {
  card: "pilot:soontirfel",
  title: "Soontir Fel",
  triggers: [{ at: "tokenAssigned", when: all(toThisShip, tokenIs("stress")), may: [{ verb: "gain", token: "focus" }] }],
};
