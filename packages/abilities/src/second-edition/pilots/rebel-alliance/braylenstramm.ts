import type { Card } from "../../../language/card.ts";
import { isStressed } from "../../../language/when.ts";
import { ownDice } from "../../upgrades/phrases.ts";

export const braylenstramm: Card = {
  card: "pilot:braylenstramm",
  title: "Braylen Stramm",
  dice: ownDice({ when: isStressed, may: [{ verb: "reroll", most: 2 }] }),
};
