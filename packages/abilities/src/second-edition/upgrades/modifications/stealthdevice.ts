import type { Card } from "../../../card.ts";
import { all, isDefender, toThisShip } from "../../../when.ts";
import { hasCharges } from "../../when.ts";

export const stealthdevice: Card = {
  card: "upgrade:stealthdevice",
  title: "Stealth Device",
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, hasCharges()) }],
  triggers: [{ at: "damageSuffered", when: toThisShip, must: [{ verb: "lose charge" }] }],
};
