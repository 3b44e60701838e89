import type { Card } from "../../../language/card.ts";

/** Spends the lock on the other ship to change one of its focus results to a blank. */
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
