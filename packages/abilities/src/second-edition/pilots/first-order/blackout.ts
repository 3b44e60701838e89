import type { Card } from "../../../card.ts";
import { SEEKS_OBSTRUCTION } from "../../../obstruction.ts";
import { all, isAttacker } from "../../../when.ts";
import { obstructedByObstacle } from "../../when.ts";

export const blackout: Card = {
  card: "pilot:blackout",
  title: "“Blackout”",
  permissions: SEEKS_OBSTRUCTION,
  changes: [{ of: "defenseDice", by: -2, whose: "defender", when: all(isAttacker, obstructedByObstacle) }],
};
