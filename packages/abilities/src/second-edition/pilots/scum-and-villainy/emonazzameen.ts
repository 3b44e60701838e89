import { SIDES } from "@broadside/geometry";
import { bentWay, type DeviceWay, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const PLAIN = straightWay("rear", 1);
const FAR: readonly DeviceWay[] = [straightWay("rear", 3), ...SIDES.map((side) => bentWay("rear", "turn", 3, side))];

export const emonazzameen: Card = {
  card: "pilot:emonazzameen",
  title: "Emon Azzameen",
  deviceWays: (_game, _self, { ways }) => (ways.some(({ key }) => key === PLAIN.key) ? FAR : []),
};
