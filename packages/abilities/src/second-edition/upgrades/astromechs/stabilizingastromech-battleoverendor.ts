import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const stabilizingastromechbattleoverendor: Card = {
  card: "upgrade:stabilizingastromech-battleoverendor",
  title: "Stabilizing Astromech",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [{ verb: "spend charge" }, { verb: "free action", onlyWhite: true, evenStressed: true }],
    },
  ],
};
