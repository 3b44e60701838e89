import { chooseLock, holdersOfLocksOn, isFriendly, lockable, rangeToObject } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

type Lockable = ReturnType<typeof lockable>[number];

/** True for objects that a friendly ship has locked and that aren't at range 0. */
const locked =
  ({ game, self: { ship } }: CardScene) =>
  (object: Lockable): boolean =>
    rangeToObject(game, ship, object) >= 1 && holdersOfLocksOn(game, object.id).some((holder) => isFriendly(game, ship, holder));

export const dis347: Card = {
  card: "pilot:dis347",
  title: "DIS-347",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "special",
          can(scene) {
            const { game, self } = scene;
            return game.edition.mayLock(game, self.ship) && lockable(game, self.ship).some(locked(scene));
          },
          *perform(scene) {
            yield* chooseLock(scene.game, scene.self.ship, locked(scene));
          },
        },
      ],
    },
  ],
};
