import type { Card } from "../../../language/card.ts";
import { all, isBack, isDefender, isFront, not, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { FLIP, hasStopped, TURN } from "./phrases.ts";

/**
 * While the card is down, the ship may turn after a stationary maneuver. The card then flips up, and the ship defends with one die fewer.
 */
export const swivelwing: Card = {
  card: "upgrade:swivelwing",
  title: "Swivel Wing",
  changes: [{ of: "defenseDice", by: -1, when: all(isBack, isDefender) }],
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, isFront, hasStopped), may: [TURN, FLIP] },
    { at: "maneuverExecuted", when: all(toThisShip, isBack, fullyExecuted, not(hasStopped)), may: [FLIP] },
  ],
};
