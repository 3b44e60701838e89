import type { Card } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";
import { ACTION_MAY_TURN_IT_ON_HIT, cannotPerform } from "./phrases.ts";

export const commsFailure: readonly Card[] = inDecksOf(["CR90", "Raider", "Gozanti"], "Comms Failure", {
  permissions: cannotPerform("coordinate"),
  action: ACTION_MAY_TURN_IT_ON_HIT,
});
