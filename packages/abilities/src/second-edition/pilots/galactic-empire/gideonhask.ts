import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { damaged } from "../../../language/when-second-edition.ts";

export const gideonhask: Card = {
  card: "pilot:gideonhask",
  title: "Gideon Hask",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, damaged("defender")) }],
};
