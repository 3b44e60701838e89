import { straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { insteadOfStraight1 } from "../../bombs.ts";

export const bombardier: Card = {
  card: "upgrade:bombardier",
  title: "Bombardier",
  deviceWays: insteadOfStraight1(straightWay("rear", 2)),
};
