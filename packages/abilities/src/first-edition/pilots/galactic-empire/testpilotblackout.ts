import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isObstructed } from "../../../language/when.ts";

export const testpilotblackout: Card = {
  card: "pilot:testpilotblackout",
  title: "Test Pilot “Blackout”",
  changes: [{ of: "defenseDice", by: -2, whose: "defender", when: all(isAttacker, isObstructed) }],
};
