import { straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const trajectorysimulator: Card = {
  card: "upgrade:trajectorysimulator",
  title: "Trajectory Simulator",
  deviceWays: (game, _self, { isBomb }) => (isBomb && game.state.cursor.phase === "system" ? [straightWay("front", 5)] : []),
};
