import type { Card } from "../../../language/card.ts";
import { all, isDefender, isFront, toThisShip } from "../../../language/when.ts";
import { flipsBeforeActivation, hasStopped, TURN } from "./phrases.ts";

/** Closed it defends with one die less, and may turn when it has stopped. */
export const pivotwing: Card = {
  card: "upgrade:pivotwing",
  title: "Pivot Wing",
  changes: [{ of: "defenseDice", by: -1, when: all(isFront, isDefender) }],
  triggers: [flipsBeforeActivation(), { at: "maneuverExecuted", when: all(toThisShip, isFront, hasStopped), may: [TURN] }],
};
