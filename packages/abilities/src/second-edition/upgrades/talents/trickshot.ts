import { SEEKS_OBSTRUCTION } from "../../../both-editions/obstruction.ts";
import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { obstructedByObstacle } from "../../../language/when-second-edition.ts";

export const trickshot: Card = {
  card: "upgrade:trickshot",
  title: "Trick Shot",
  permissions: SEEKS_OBSTRUCTION,
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, obstructedByObstacle) }],
};
