import type { Card } from "../../../card.ts";
import { enemy } from "../../../when.ts";
import { isSubject, subjectIs } from "../../when.ts";
import { isFired } from "../phrases.ts";

export const snapshot: Card = {
  card: "upgrade:snapshot",
  title: "Snap Shot",
  weapon: {},
  triggers: [{ at: "maneuverExecuted", when: subjectIs(enemy), may: [{ verb: "attack", with: "this card", at: isSubject }] }],
  permissions: { modify: (_, self, { dice, attack }) => (dice === "attack" && isFired(self, attack) ? false : undefined) },
};
