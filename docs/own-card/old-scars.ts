/** A card of our own: an elite talent of the first edition. */
import { all, hasDamage, isUnstressed, type OwnCard } from "@broadside/abilities/language";

export const oldScars: OwnCard = {
  upgrade: { id: "oldscars", name: "Old Scars", slots: ["elite"], cost: 2, limit: 1 },
  summary: "Defending with a Damage card, unstressed: 1 stress turns 1 blank into an evade.",
  text: {
    dice: [
      {
        dice: "defense",
        when: all(hasDamage(), isUnstressed),
        may: [
          { verb: "gain", token: "stress" },
          { verb: "change", from: "blank", to: "evade" },
        ],
      },
    ],
  },
};
