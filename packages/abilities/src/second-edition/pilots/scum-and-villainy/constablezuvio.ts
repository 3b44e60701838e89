import { straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const LAUNCHED = straightWay("front", 1);

export const constablezuvio: Card = {
  card: "pilot:constablezuvio",
  title: "Constable Zuvio",
  deviceWays: (_game, _self, { ways }) =>
    ways.some(({ guides }) => guides === "rear") && ways.every(({ key }) => key !== LAUNCHED.key) ? [LAUNCHED] : [],
};
