import { weaponRange } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, hasToken, isAttacker } from "../../../language/when.ts";

/** The target is where the weapon reaches by this card alone. */
const isOutOfReach: When = ({ game, self, attack }) => {
  if (!attack) return false;
  const now = weaponRange(game, self.ship, attack.weapon);
  return now !== undefined && (attack.range >= now.most || (attack.range <= now.least && now.least < now.printed[0]));
};

/** Every weapon reaches a band farther, and a band nearer, for a calculate token that is spent when the target is declared. */
export const bombardmentspecialists: Card = {
  card: "upgrade:bombardmentspecialists",
  title: "Bombardment Specialists",
  changes: [
    { of: "weaponReach", by: 1, when: hasToken("calculate") },
    { of: "weaponNearness", by: 1, when: hasToken("calculate") },
  ],
  triggers: [{ at: "attackDeclared", when: all(isAttacker, isOutOfReach), must: [{ verb: "spend", token: "calculate" }] }],
};
