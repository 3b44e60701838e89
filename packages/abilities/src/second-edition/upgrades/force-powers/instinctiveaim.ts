import type { WeaponNeed } from "@broadside/rules";
import { hasLock, lockTarget } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";

/** True if another card already allows the attack without a lock. */
function isWaivedByOthers(scene: CardScene): boolean {
  const { game, self, attack } = scene;
  const target = whoIs(scene, "defender");
  if (!attack || !target) return false;
  const about = { ship: self.ship, target, weapon: attack.weapon, need: "lock" } as const;
  return game.bearers
    .onPermission(game, "fireWithout")
    .some((one) => one.key !== self.key && one.ability.answers?.permissions?.fireWithout?.(game, one, about) === true);
}

/** True for the second attack of a weapon that fires twice. That attack has no requirement. */
const isSecondVolley: When = ({ self, attack }) => attack?.outer?.attacker === self.ship.id && attack.outer.weapon === attack.weapon;

const lacksNeeded: When = (scene) => {
  const { game, attack } = scene;
  const { ship } = scene.self;
  if (attack?.attacker !== ship.id || typeof attack.weapon !== "number" || isSecondVolley(scene)) return false;
  const needs = game.registry.get(`upgrade:${ship.upgrades[attack.weapon]?.id}`)?.weapon?.needs ?? [];
  const all: readonly WeaponNeed[] = typeof needs === "string" ? [needs] : needs;
  const isMet = (need: WeaponNeed): boolean =>
    need === "lock" ? hasLock(ship, lockTarget(attack)) || isWaivedByOthers(scene) : ship.tokens[need] > 0;
  return all.length > 0 && !all.some(isMet);
};

/** Spends one Force when declaring an attack to ignore the weapon's lock or focus requirement. */
export const instinctiveaim: Card = {
  card: "upgrade:instinctiveaim",
  title: "Instinctive Aim",
  permissions: {
    fireWithout: (_, self, { ship, need }) =>
      ship === self.ship && (need === "lock" || need === "focus") && ship.force > 0 ? true : undefined,
  },
  triggers: [{ at: "attackDeclared", when: lacksNeeded, must: [{ verb: "spend force" }] }],
};
