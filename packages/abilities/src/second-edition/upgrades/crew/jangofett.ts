import type { Card } from "../../../language/card.ts";

/** Spends the lock on the enemy in the attack to change one of that enemy's focus results to a blank. */
export const jangofett: Card = {
  card: "upgrade:jangofett",
  title: "Jango Fett",
  dice: [
    {
      dice: "defense",
      as: "attacker",
      may: [
        { verb: "spend lock", on: "defender" },
        { verb: "change", from: "focus", to: "blank" },
      ],
    },
    {
      dice: "attack",
      as: "defender",
      may: [
        { verb: "spend lock", on: "attacker" },
        { verb: "change", from: "focus", to: "blank" },
      ],
    },
  ],
};
