import type { Card } from "../../../card.ts";
import { all, isAttacker, withPrimary } from "../../../when.ts";
import { defenderIn } from "../../when.ts";
import { attackShows } from "../../when-firing.ts";

export const backdraft: Card = {
  card: "pilot:backdraft",
  title: "“Backdraft”",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, attackShows("single-turret"), defenderIn("rear")) }],
};
