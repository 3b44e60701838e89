import type { Card } from "../../../card.ts";
import { SEEKS_OBSTRUCTION } from "../../../obstruction.ts";
import { all, isAttacker } from "../../../when.ts";
import { obstructedByObstacle } from "../../when.ts";

export const trickshot: Card = {
  card: "upgrade:trickshot",
  title: "Trick Shot",
  permissions: SEEKS_OBSTRUCTION,
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, obstructedByObstacle) }],
};
