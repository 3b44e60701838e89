import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { quarterTurn } from "../../upgrades/quarter-turn.ts";

export const dalanoberosStarviperclassattackplatform: Card = {
  card: "pilot:dalanoberos-starviperclassattackplatform",
  title: "Dalan Oberos",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [{ verb: "gain", token: "stress" }, quarterTurn("this ship")],
    },
  ],
};
