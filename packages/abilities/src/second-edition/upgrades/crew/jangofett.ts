import type { Card } from "../../../language/card.ts";

/** The lock on the other ship goes, and one of its focus results becomes a blank. */
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
