import type { Card } from "../../../language/card.ts";
import { hasFocusToAttack, hasToken } from "../../../language/when.ts";

export const poedameron: Card = {
  card: "pilot:poedameron",
  title: "Poe Dameron",
  dice: [
    { dice: "attack", when: hasFocusToAttack, may: [{ verb: "change", from: "focus", to: "hit" }] },
    { dice: "defense", when: hasToken("focus"), may: [{ verb: "change", from: "focus", to: "evade" }] },
  ],
};
