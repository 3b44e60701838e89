import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const redace: Card = {
  card: "pilot:redace",
  title: "“Red Ace”",
  triggers: [{ at: "shieldLost", once: "a round", when: toThisShip, must: [{ verb: "gain", token: "evade" }] }],
};
