import type { Card } from "../../../language/card.ts";
import { isStressed } from "../../../language/when.ts";

export const ibtisam: Card = {
  card: "pilot:ibtisam",
  title: "Ibtisam",
  dice: [
    { dice: "attack", when: isStressed, may: [{ verb: "reroll", most: 1 }] },
    { dice: "defense", when: isStressed, may: [{ verb: "reroll", most: 1 }] },
  ],
};
