import type { Card } from "../../../language/card.ts";
import { isStressed } from "../../../language/when.ts";

export const wired: Card = {
  card: "upgrade:wired",
  title: "Wired",
  dice: [
    { dice: "attack", when: isStressed, may: [{ verb: "reroll", most: Number.POSITIVE_INFINITY, faces: ["focus"] }] },
    { dice: "defense", when: isStressed, may: [{ verb: "reroll", most: Number.POSITIVE_INFINITY, faces: ["focus"] }] },
  ],
};
