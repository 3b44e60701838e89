import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { quarterTurn } from "../../upgrades/quarter-turn.ts";
import { fullyExecuted } from "../../when.ts";

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
