import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";
import { ofCore } from "./phrases.ts";

export const structuralDamage: Card = ofCore("Structural Damage", {
  changes: [{ of: "defenseDice", by: -1, when: isDefender }],
});
