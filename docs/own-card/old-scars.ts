/** An example card: a first-edition elite talent. */
import { all, hasDamage, isUnstressed, type OwnCard } from "@broadside/abilities/language";

export const oldScars: OwnCard = {
  upgrade: { id: "oldscars", name: "Old Scars", slots: ["elite"], cost: 2, limit: 1 },
  summary: "While defending, if you have a Damage card and no stress, you can take 1 stress to change 1 blank to an evade.",
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
