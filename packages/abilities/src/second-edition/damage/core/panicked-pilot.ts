import type { Card } from "../../../language/card.ts";
import { isThisCard } from "../../../language/when.ts";
import { ofCore, REPAIRED } from "./phrases.ts";

export const panickedPilot: Card = ofCore("Panicked Pilot", {
  triggers: [{ at: "damageFaceup", when: isThisCard, must: [{ verb: "gain", token: "stress", count: 2 }, REPAIRED] }],
});
