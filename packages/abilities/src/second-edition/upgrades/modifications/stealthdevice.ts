import type { Card } from "../../../language/card.ts";
import { all, isDefender, toThisShip } from "../../../language/when.ts";
import { hasCharges } from "../../../language/when-second-edition.ts";

export const stealthdevice: Card = {
  card: "upgrade:stealthdevice",
  title: "Stealth Device",
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, hasCharges()) }],
  triggers: [{ at: "damageSuffered", when: toThisShip, must: [{ verb: "lose charge" }] }],
};
