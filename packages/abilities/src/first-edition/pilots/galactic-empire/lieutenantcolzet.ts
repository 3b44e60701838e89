import { type Ship, sectionIn, shipIn, shipOf, type TargetId } from "@broadside/rules";
import { exposeDamage, isEnemy, may, type Option, spendLock } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";

interface LockedShip {
  readonly lock: TargetId;
  readonly target: Ship;
}

/** Returns the ship's locks on enemies that have a facedown card. On a huge ship, that card must be at the locked section (HS-TOKEN-09). */
const worthwhile = ({ game, self: { ship } }: CardScene): readonly Option<LockedShip>[] =>
  [...new Set(ship.locks)].flatMap((lock) => {
    const locked = shipIn(lock);
    if (locked === undefined) return [];
    const target = shipOf(game.state, locked);
    const isThere = target.damage.some(({ faceup, section }) => !faceup && section === sectionIn(lock));
    const maySpend = may(game, "spend", { ship, token: "lock", attack: game.state.attack, holder: ship }, true);
    return isThere && maySpend && isEnemy(game, ship, target) ? [{ key: lock, value: { lock, target } }] : [];
  });

export const lieutenantcolzet: Card = {
  card: "pilot:lieutenantcolzet",
  title: "Lieutenant Colzet",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        pick({
          rule: "1E-COMP-10",
          among: worthwhile,
          *perform({ game, self }, { lock, target }) {
            yield* spendLock(game, self.ship, lock);
            yield* exposeDamage(game, target, sectionIn(lock));
          },
        }),
      ],
    },
  ],
};
