import type { Card } from "../../../language/card.ts";
import { ownDice } from "../../upgrades/phrases.ts";

export const inaldra: Card = {
  card: "pilot:inaldra",
  title: "Inaldra",
  dice: ownDice({
    may: [
      { verb: "suffer", hits: 1 },
      { verb: "reroll", most: Number.POSITIVE_INFINITY },
    ],
  }),
};
