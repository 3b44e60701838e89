import type { Card } from "../../../language/card.ts";
import { attackerInDefendersArc, defenderInArc } from "../../../language/when.ts";

export const rey: Card = {
  card: "pilot:rey",
  title: "Rey",
  dice: [
    { dice: "attack", when: defenderInArc, may: [{ verb: "reroll", most: 2, faces: ["blank"] }] },
    { dice: "defense", when: attackerInDefendersArc, may: [{ verb: "reroll", most: 2, faces: ["blank"] }] },
  ],
};
