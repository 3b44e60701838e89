import type { Card } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";
import { ACTION_MAY_TURN_IT_ON_HIT, cannotPerform } from "./phrases.ts";

export const damagedDish: readonly Card[] = inDecksOf(["C-ROC"], "Damaged Dish", {
  permissions: cannotPerform("jam"),
  action: ACTION_MAY_TURN_IT_ON_HIT,
});
