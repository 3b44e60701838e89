import { SIDES } from "@broadside/geometry";
import { bentWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { insteadOfStraight1 } from "../../bombs.ts";

export const solsixxa: Card = {
  card: "pilot:solsixxa",
  title: "Sol Sixxa",
  deviceWays: insteadOfStraight1(...SIDES.map((side) => bentWay("rear", "turn", 1, side))),
};
