import { bentWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const BENDS = ["bank", "turn"] as const;
const SIDES = ["left", "right"] as const;
const OTHERS = BENDS.flatMap((bend) => SIDES.map((side) => bentWay("rear", bend, 1, side)));

export const solsixxa: Card = {
  card: "pilot:solsixxa",
  title: "Sol Sixxa",
  deviceWays(_, self, { ship, ways }) {
    const has = (wanted: string) => ways.some(({ key }) => key === wanted);
    return ship === self.ship && has("drop straight 1") ? OTHERS.filter(({ key }) => !has(key)) : [];
  },
};
