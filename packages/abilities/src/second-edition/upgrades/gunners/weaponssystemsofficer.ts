import { isPrimary } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { lockTargetOf } from "../locking.ts";

/** True if a lock is one of the things that the weapon can require. */
const neededLock: When = ({ game, self, attack }) => {
  if (!attack || isPrimary(attack.weapon)) return false;
  const { needs } = game.registry.get(game.factsOf(self.ship).upgradeKeys[attack.weapon] ?? "")?.weapon ?? {};
  return needs === "lock" || (Array.isArray(needs) && needs.includes("lock"));
};

export const weaponssystemsofficer: Card = {
  card: "upgrade:weaponssystemsofficer",
  title: "Weapons Systems Officer",
  triggers: [{ at: "afterAttack", when: all(isAttacker, neededLock), may: [lockTargetOf("defender")] }],
};
