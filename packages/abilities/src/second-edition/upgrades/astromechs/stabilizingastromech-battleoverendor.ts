import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

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
