import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";
import { defenderIn } from "../../../language/when-second-edition.ts";

export const backdraft: Card = {
  card: "pilot:backdraft",
  title: "“Backdraft”",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, attackShows("single-turret"), defenderIn("rear")) }],
};
