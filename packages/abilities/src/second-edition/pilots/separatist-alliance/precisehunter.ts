import type { Card } from "../../../language/card.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const precisehunter: Card = {
  card: "pilot:precisehunter",
  title: "Precise Hunter",
  dice: [{ dice: "attack", when: defenderInBullseye, may: [{ verb: "reroll", most: 1, faces: ["blank"] }] }],
};
