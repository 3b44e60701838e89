import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

export const computerassistedhandlingBattleoverendor: Card = {
  card: "upgrade:computerassistedhandling-battleoverendor",
  title: "Computer-Assisted Handling",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["boost", "barrel-roll"] }],
    },
  ],
};
