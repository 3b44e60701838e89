import { SEEKS_OBSTRUCTION } from "../../../both-editions/obstruction.ts";
import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { obstructedByObstacle } from "../../../language/when-second-edition.ts";

export const blackout: Card = {
  card: "pilot:blackout",
  title: "“Blackout”",
  permissions: SEEKS_OBSTRUCTION,
  changes: [{ of: "defenseDice", by: -2, whose: "defender", when: all(isAttacker, obstructedByObstacle) }],
};
