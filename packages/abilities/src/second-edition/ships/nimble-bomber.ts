import { SIDES } from "@broadside/geometry";
import { bentWay } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

/** When a device can be dropped with a straight template, a bank of the same speed can be used instead. */
export const nimbleBomber: Card = {
  card: "ship:Nimble Bomber",
  title: "Nimble Bomber",
  deviceWays: (_game, _self, { ways }) =>
    ways.flatMap(({ guides, key }) => {
      const [, template, speed] = key.split(" ");
      return guides === "rear" && template === "straight" ? SIDES.map((side) => bentWay("rear", "bank", Number(speed), side)) : [];
    }),
};
