import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const lieutenanttavson: Card = {
  card: "pilot:lieutenanttavson",
  title: "Lieutenant Tavson",
  triggers: [{ at: "damageSuffered", when: toThisShip, may: [{ verb: "spend charge" }, { verb: "free action" }] }],
};
