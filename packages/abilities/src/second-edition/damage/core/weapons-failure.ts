import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";
import { ACTION_REPAIRS, ofCore } from "./phrases.ts";

export const weaponsFailure: Card = ofCore("Weapons Failure", {
  changes: [{ of: "attackDice", by: -1, when: isAttacker }],
  action: ACTION_REPAIRS,
});
