import { hasLock } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { all, both, friendly, hasLockOnDefender, isAttacker, type ShipWhen } from "../../../language/when.ts";
import { moveLock } from "../galactic-empire/phrases.ts";

/** True for ships that have locked this ship and haven't locked the defender. */
const mayAimElsewhere: ShipWhen = ({ self, attack }, ship) =>
  hasLock(ship, self.ship.id) && attack !== undefined && !hasLock(ship, attack.defender);

export const corranhornT65xwing: Card = {
  card: "pilot:corranhorn-t65xwing",
  title: "Corran Horn",
  triggers: [
    {
      at: "attackDeclared",
      when: all(isAttacker, hasLockOnDefender),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, mayAimElsewhere),
          does: [
            {
              verb: "apply",
              what(scene) {
                const { game, self, chosen } = scene;
                const defender = whoIs(scene, "defender");
                if (chosen && defender) moveLock(game, chosen, self.ship, defender);
              },
            },
          ],
        },
      ],
    },
  ],
};
