import type { Card } from "../../language/card.ts";
import { isAttacker } from "../../language/when.ts";
import { ACTION_MAY_TURN_IT } from "./phrases.ts";

export const weaponsFailure: Card = {
  card: "damage:core-tfa/Weapons Failure",
  title: "Weapons Failure",
  changes: [{ of: "attackDice", by: -1, when: isAttacker }],
  action: ACTION_MAY_TURN_IT,
};
