import type { Card } from "../../../card.ts";
import { isStressed } from "../../../when.ts";
import { ownDice } from "../../upgrades/phrases.ts";

export const braylenstramm: Card = {
  card: "pilot:braylenstramm",
  title: "Braylen Stramm",
  dice: ownDice({ when: isStressed, may: [{ verb: "reroll", most: 2 }] }),
};
