import type { Card } from "../../../language/card.ts";
import { enemy, withThisWeapon } from "../../../language/when.ts";
import { isSubject, subjectIs } from "../../../language/when-second-edition.ts";
import { isFired } from "../phrases.ts";

export const foresight: Card = {
  card: "upgrade:foresight",
  title: "Foresight",
  weapon: {},
  triggers: [
    {
      at: "maneuverExecuted",
      when: subjectIs(enemy),
      may: [{ verb: "spend force" }, { verb: "attack", with: "this card", at: isSubject, paid: true }],
    },
  ],
  dice: [{ dice: "attack", when: withThisWeapon, may: [{ verb: "change", from: "focus", to: "hit" }] }],
  permissions: {
    modify: (_, self, { dice, attack, card }) => (dice === "attack" && isFired(self, attack) && card !== self.key ? false : undefined),
  },
};
