import type { Card } from "../../../language/card.ts";

export const inaldra: Card = {
  card: "pilot:inaldra",
  title: "Inaldra",
  dice: [
    { dice: "attack", may: [{ verb: "lose shield" }, { verb: "reroll", most: Number.POSITIVE_INFINITY }] },
    { dice: "defense", may: [{ verb: "lose shield" }, { verb: "reroll", most: Number.POSITIVE_INFINITY }] },
  ],
};
