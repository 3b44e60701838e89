import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const manglercannon: Card = {
  card: "upgrade:manglercannon",
  title: "“Mangler” Cannon",
  weapon: {},
  dice: [{ dice: "attack", when: withThisWeapon, may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
