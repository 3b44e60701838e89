import type { Card } from "../../../language/card.ts";
import { enemy, withThisWeapon } from "../../../language/when.ts";
import { isSubject, subjectIs } from "../../../language/when-second-edition.ts";

export const snapshot: Card = {
  card: "upgrade:snapshot",
  title: "Snap Shot",
  weapon: {},
  triggers: [
    { at: "maneuverExecuted", when: subjectIs(enemy), may: [{ verb: "attack", with: "this card", at: isSubject }] },
    { at: "attackDeclared", when: withThisWeapon, must: [{ verb: "lasting", effect: "snapshot", until: "phase" }] },
  ],
  permissions: {
    modify: (_, self, { ship, dice, attack }) =>
      ship === self.ship && dice === "attack" && attack.attacker === ship.id && attack.weapon === self.at ? false : undefined,
  },
  effects: { snapshot: { permissions: { attack: (_, self, { ship }) => (ship === self.ship ? false : undefined) } } },
};
