import type { Card } from "../../../language/card.ts";
import { hasToken } from "../../../language/when.ts";

export const captainferoph: Card = {
  card: "pilot:captainferoph",
  title: "Captain Feroph",
  dice: [{ dice: "defense", when: hasToken("jam", "attacker"), must: [{ verb: "add", face: "evade" }] }],
};
