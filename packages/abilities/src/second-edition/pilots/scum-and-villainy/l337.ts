import type { Card } from "../../../card.ts";
import { not } from "../../../when.ts";
import { hasShields } from "../../when.ts";
import { onShips } from "../phrases.ts";

export const L3_37S: readonly Card[] = onShips(["l337", "l337-escapecraft"], {
  title: "L3-37",
  changes: [
    {
      of: "difficulty",
      by: ({ moment }) => (moment.maneuver?.bearing === "bank" ? -1 : 0),
      when: not(hasShields()),
    },
  ],
});
