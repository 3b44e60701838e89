import type { Card } from "../../../language/card.ts";
import { withPrimary } from "../../../language/when.ts";

export const sharabey: Card = {
  card: "pilot:sharabey",
  title: "Shara Bey",
  dice: [
    {
      dice: "attack",
      when: withPrimary,
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
