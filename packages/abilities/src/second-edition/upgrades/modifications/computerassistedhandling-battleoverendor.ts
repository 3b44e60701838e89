import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

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
