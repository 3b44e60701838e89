import type { Card } from "../../../card.ts";
import { all, isAttacker, withPrimary } from "../../../when.ts";
import { defenderIn } from "../../when.ts";

export const wedgeantillesRz1awing: Card = {
  card: "pilot:wedgeantilles-rz1awing",
  title: "Wedge Antilles",
  changes: [{ of: "defenseDice", by: -1, whose: "defender", when: all(isAttacker, withPrimary, defenderIn("front")) }],
};
