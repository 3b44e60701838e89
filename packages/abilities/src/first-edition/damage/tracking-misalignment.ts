import type { Card } from "../../language/card.ts";
import { all, atRange } from "../../language/when.ts";
import { attacksFromIt, inDecksOf } from "./huge-ships.ts";
import { energyTurnsIt } from "./phrases.ts";

export const trackingMisalignment: readonly Card[] = inDecksOf(["CR90", "Raider"], "Tracking Misalignment", {
  changes: [{ of: "attackDice", by: -1, when: all(attacksFromIt, atRange(4, 5)) }],
  triggers: [energyTurnsIt(1)],
});
