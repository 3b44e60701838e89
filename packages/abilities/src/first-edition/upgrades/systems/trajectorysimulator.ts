import { straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Only bombs without an Action header detonate at the end of the phase. */
export const trajectorysimulator: Card = {
  card: "upgrade:trajectorysimulator",
  title: "Trajectory Simulator",
  deviceWays: (_game, _self, { isBomb }) => (isBomb ? [straightWay("front", 5)] : []),
};
