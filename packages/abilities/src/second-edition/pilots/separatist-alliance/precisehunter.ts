import type { Card } from "../../../card.ts";
import { defenderInBullseye } from "../../when.ts";

export const precisehunter: Card = {
  card: "pilot:precisehunter",
  title: "Precise Hunter",
  dice: [{ dice: "attack", when: defenderInBullseye, may: [{ verb: "reroll", most: 1, faces: ["blank"] }] }],
};
