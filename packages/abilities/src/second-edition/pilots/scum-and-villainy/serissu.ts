import type { Card } from "../../../card.ts";
import { both, friendly, within } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

export const serissu: Card = {
  card: "pilot:serissu",
  title: "Serissu",
  dice: [{ dice: "defense", helpsOthers: true, when: defenderIs(both(friendly, within(0, 1))), may: [{ verb: "reroll", most: 1 }] }],
};
