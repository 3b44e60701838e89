import type { Ship, Weapon } from "@broadside/rules";
import { attack, mayAttackOnceMore } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, isAttacker, isBack, not } from "../../../language/when.ts";
import { criticallyDamaged } from "../../../language/when-second-edition.ts";
import { flipsBeforeActivation } from "./phrases.ts";

/** Allows an attack on the same target with another cannon. */
const withAnotherCannon = ({ game, self: { ship }, attack: made }: CardScene) => ({
  rule: "2E-ENGAGE-10" as const,
  mayDecline: false,
  weapons: (weapon: Weapon) =>
    typeof weapon === "number" && weapon !== made?.weapon && game.factsOf(ship).upgrades[weapon]?.slots.includes("cannon") === true,
  targets: ({ id }: Ship) => id === made?.defender,
});

/** While the card is open, the ship can spend a lock for a bonus attack on the same ship with another cannon. */
export const stabilizedsfoils: Card = {
  card: "upgrade:stabilizedsfoils",
  title: "Stabilized S-foils",
  triggers: [
    flipsBeforeActivation(not(criticallyDamaged())),
    {
      at: "afterAttack",
      bonusAttack: true,
      when: all(isBack, isAttacker),
      may: [
        { verb: "spend lock", on: "defender" },
        {
          verb: "special",
          can: (scene) => mayAttackOnceMore(scene.game, scene.self.ship, withAnotherCannon(scene)),
          *perform(scene) {
            yield* attack(scene.game, scene.self.ship, withAnotherCannon(scene));
          },
        },
      ],
    },
  ],
};
