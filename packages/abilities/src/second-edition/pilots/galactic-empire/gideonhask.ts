import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { damaged } from "../../when.ts";

export const gideonhask: Card = {
  card: "pilot:gideonhask",
  title: "Gideon Hask",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, damaged("defender")) }],
};
