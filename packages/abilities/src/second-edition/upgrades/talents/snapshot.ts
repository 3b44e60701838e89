import type { Card } from "../../../language/card.ts";
import { enemy } from "../../../language/when.ts";
import { isSubject, subjectIs } from "../../../language/when-second-edition.ts";
import { isFired } from "../phrases.ts";

export const snapshot: Card = {
  card: "upgrade:snapshot",
  title: "Snap Shot",
  weapon: {},
  triggers: [{ at: "maneuverExecuted", when: subjectIs(enemy), may: [{ verb: "attack", with: "this card", at: isSubject }] }],
  permissions: { modify: (_, self, { dice, attack }) => (dice === "attack" && isFired(self, attack) ? false : undefined) },
};
