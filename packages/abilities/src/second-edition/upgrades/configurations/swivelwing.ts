import type { Card } from "../../../card.ts";
import { all, isDefender, not, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { FLIP, hasStopped, isBack, isFront, TURN } from "./phrases.ts";

/** Down it may turn when it has stopped, and comes up; up it defends with one die less. */
export const swivelwing: Card = {
  card: "upgrade:swivelwing",
  title: "Swivel Wing",
  changes: [{ of: "defenseDice", by: -1, when: all(isBack, isDefender) }],
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, isFront, hasStopped), may: [TURN, FLIP] },
    { at: "maneuverExecuted", when: all(toThisShip, isBack, fullyExecuted, not(hasStopped)), may: [FLIP] },
  ],
};
