import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

export const serissu: Card = {
  card: "pilot:serissu",
  title: "Serissu",
  dice: [{ dice: "defense", helpsOthers: true, when: defenderIs(both(friendly, within(0, 1))), may: [{ verb: "reroll", most: 1 }] }],
};
