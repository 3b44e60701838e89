import type { Card } from "../../../language/card.ts";

export const norrawexley: Card = {
  card: "pilot:norrawexley",
  title: "Norra Wexley",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "spend lock", on: "defender" },
        { verb: "add", face: "focus" },
      ],
    },
    {
      dice: "defense",
      may: [
        { verb: "spend lock", on: "attacker" },
        { verb: "add", face: "focus" },
      ],
    },
  ],
};
