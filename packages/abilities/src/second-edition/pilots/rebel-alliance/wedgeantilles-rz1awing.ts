import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { defenderIn } from "../../../language/when-second-edition.ts";

export const wedgeantillesRz1awing: Card = {
  card: "pilot:wedgeantilles-rz1awing",
  title: "Wedge Antilles",
  changes: [{ of: "defenseDice", by: -1, whose: "defender", when: all(isAttacker, withPrimary, defenderIn("front")) }],
};
