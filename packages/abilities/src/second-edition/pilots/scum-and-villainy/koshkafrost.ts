import type { Card } from "../../../language/card.ts";
import { hasToken } from "../../../language/when.ts";

export const koshkafrost: Card = {
  card: "pilot:koshkafrost",
  title: "Koshka Frost",
  dice: [
    { dice: "attack", when: hasToken("stress", "defender"), may: [{ verb: "reroll", most: 1 }] },
    { dice: "defense", when: hasToken("stress", "attacker"), may: [{ verb: "reroll", most: 1 }] },
  ],
};
