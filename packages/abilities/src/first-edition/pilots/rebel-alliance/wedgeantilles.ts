import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const wedgeantilles: Card = {
  card: "pilot:wedgeantilles",
  title: "Wedge Antilles",
  changes: [{ of: "agility", by: -1, whose: "defender", when: isAttacker }],
};
