import type { Card } from "../../card.ts";
import { withThisWeapon } from "../../when.ts";

export const manglercannon: Card = {
  card: "upgrade:manglercannon",
  title: "'Mangler' Cannon",
  weapon: {},
  dice: [{ dice: "attack", when: withThisWeapon, may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
