import type { Card } from "../../../language/card.ts";
import { all, atRange, withThisWeapon } from "../../../language/when.ts";

export const dorsalturret: Card = {
  card: "upgrade:dorsalturret",
  title: "Dorsal Turret",
  weapon: {},
  changes: [{ of: "attackDice", by: 1, when: all(withThisWeapon, atRange(1)) }],
};
