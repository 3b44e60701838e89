import { SIDES } from "@broadside/geometry";
import { bentWay, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { insteadOfStraight1 } from "../../bombs.ts";

export const emonazzameen: Card = {
  card: "pilot:emonazzameen",
  title: "Emon Azzameen",
  deviceWays: insteadOfStraight1(straightWay("rear", 3), ...SIDES.map((side) => bentWay("rear", "turn", 3, side))),
};
