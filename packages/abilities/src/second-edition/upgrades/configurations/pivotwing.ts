import type { Card } from "../../../language/card.ts";
import { all, isDefender, isFront, toThisShip } from "../../../language/when.ts";
import { flipsBeforeActivation, hasStopped, TURN } from "./phrases.ts";

/** While the card is closed, the ship defends with one die fewer and may turn after a stationary maneuver. */
export const pivotwing: Card = {
  card: "upgrade:pivotwing",
  title: "Pivot Wing",
  changes: [{ of: "defenseDice", by: -1, when: all(isFront, isDefender) }],
  triggers: [flipsBeforeActivation(), { at: "maneuverExecuted", when: all(toThisShip, isFront, hasStopped), may: [TURN] }],
};
