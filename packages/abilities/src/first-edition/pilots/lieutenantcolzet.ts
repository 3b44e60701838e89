import { sectionIn, shipIn, shipOf, type TargetId } from "@broadside/rules";
import { exposeDamage, isEnemy, may, type Option, spendLock } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { pick } from "../../language/pick.ts";
import type { CardScene } from "../../language/scene.ts";

/** Locks on enemies with a facedown card; of a huge ship at the locked section (HS-TOKEN-09). */
const worthwhile = ({ game, self: { ship } }: CardScene): readonly Option<TargetId>[] =>
  [...new Set(ship.locks)].flatMap((lock) => {
    const target = shipOf(game.state, shipIn(lock));
    const isThere = target.damage.some(({ faceup, section }) => !faceup && section === sectionIn(lock));
    const maySpend = may(game, "spend", { ship, token: "lock", attack: game.state.attack, holder: ship }, true);
    return isThere && maySpend && isEnemy(game, ship, target) ? [{ key: lock, value: lock }] : [];
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
          *perform({ game, self }, lock) {
            yield* spendLock(game, self.ship, lock);
            yield* exposeDamage(game, shipOf(game.state, shipIn(lock)), sectionIn(lock));
          },
        }),
      ],
    },
  ],
};
