import type { Card } from "../../../language/card.ts";
import { hasFocusToAttack, hasToken } from "../../../language/when.ts";

export const poedameronSwx57: Card = {
  card: "pilot:poedameron-swx57",
  title: "Poe Dameron",
  dice: [
    { dice: "attack", when: hasFocusToAttack, may: [{ verb: "change", from: "focus", to: "hit" }] },
    { dice: "defense", when: hasToken("focus"), may: [{ verb: "change", from: "focus", to: "evade" }] },
  ],
};
