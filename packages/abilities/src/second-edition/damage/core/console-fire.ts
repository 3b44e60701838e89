import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { ACTION_REPAIRS, ONE_HIT, ofCore } from "./phrases.ts";

export const consoleFire: Card = ofCore("Console Fire", {
  triggers: [{ at: "becameActive", when: toThisShip, must: [{ verb: "roll", on: { hit: [ONE_HIT] } }] }],
  action: ACTION_REPAIRS,
});
