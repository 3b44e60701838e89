import type { Card } from "../../card.ts";
import { all, tokenIs, toThisShip } from "../../when.ts";

export const soontirfel: Card = {
  card: "pilot:soontirfel",
  title: "Soontir Fel",
  triggers: [{ at: "tokenAssigned", when: all(toThisShip, tokenIs("stress")), may: [{ verb: "gain", token: "focus" }] }],
};
