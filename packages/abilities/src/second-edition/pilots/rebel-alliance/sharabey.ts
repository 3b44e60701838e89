import type { Card } from "../../../card.ts";
import { withPrimary } from "../../../when.ts";
import { onShips } from "../phrases.ts";

export const SHARA_BEYS: readonly Card[] = onShips(["sharabey", "sharabey-rz1awing", "sharabey-swz106"], {
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
});
