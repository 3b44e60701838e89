import { straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

/** Bombs without an Action header are the ones that detonate at the end of the phase. */
export const trajectorysimulator: Card = {
  card: "upgrade:trajectorysimulator",
  title: "Trajectory Simulator",
  deviceWays: (_game, _self, { isBomb }) => (isBomb ? [straightWay("front", 5)] : []),
};
