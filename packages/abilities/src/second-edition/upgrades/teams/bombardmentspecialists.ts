import { weaponRange } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, hasToken, isAttacker } from "../../../language/when.ts";

/** True if the target is in range only because this card changes the weapon's range. */
const isOutOfReach: When = ({ game, self, attack }) => {
  if (!attack) return false;
  const now = weaponRange(game, self.ship, attack.weapon);
  return now !== undefined && (attack.range >= now.most || (attack.range <= now.least && now.least < now.printed[0]));
};

/** When the attack is declared, the ship can spend a calculate token. The weapon can then fire one range band nearer or farther. */
export const bombardmentspecialists: Card = {
  card: "upgrade:bombardmentspecialists",
  title: "Bombardment Specialists",
  changes: [
    { of: "weaponReach", by: 1, when: hasToken("calculate") },
    { of: "weaponNearness", by: 1, when: hasToken("calculate") },
  ],
  triggers: [{ at: "attackDeclared", when: all(isAttacker, isOutOfReach), must: [{ verb: "spend", token: "calculate" }] }],
};
