import type { Card } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";
import { ACTION_MAY_TURN_IT, cannotPerform } from "./phrases.ts";

/** Not even a card effect lets the ship acquire locks. */
export const scrambledScopes: readonly Card[] = inDecksOf(["CR90", "Raider", "Gozanti", "C-ROC"], "Scrambled Scopes", {
  permissions: { ...cannotPerform("lock"), lock: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
  action: ACTION_MAY_TURN_IT,
});
