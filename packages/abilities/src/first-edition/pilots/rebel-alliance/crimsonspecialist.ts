import { TOUCHING_WAY } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Only bombs without an Action header are dropped when a dial is revealed. */
export const crimsonspecialist: Card = {
  card: "pilot:crimsonspecialist",
  title: "“Crimson Specialist”",
  deviceWays: (_game, _self, { isBomb, ways }) => (isBomb && ways.some(({ guides }) => guides === "rear") ? [TOUCHING_WAY] : []),
};
