import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const singleturbolasers: Card = {
  card: "upgrade:singleturbolasers",
  title: "Single Turbolasers",
  weapon: { energy: 2 },
  dice: [{ dice: "attack", when: withThisWeapon, may: [{ verb: "change", from: "focus", to: "hit" }] }],
  permissions: {
    doubleAgility: (_, self, { attack }) => (attack.attacker === self.ship.id && attack.weapon === self.at ? true : undefined),
  },
};
