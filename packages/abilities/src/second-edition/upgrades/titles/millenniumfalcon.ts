import type { Card } from "../../../language/card.ts";
import { hasToken } from "../../../language/when.ts";

export const millenniumfalcon: Card = {
  card: "upgrade:millenniumfalcon",
  title: "Millennium Falcon",
  dice: [{ dice: "defense", when: hasToken("evade"), may: [{ verb: "reroll", most: 1 }] }],
};
