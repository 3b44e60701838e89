import type { Ship, TargetId } from "@broadside/rules";
import { choose, lockable, lockObject, type Option, otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };

/** Returns ships that he has locked and that a friendly ship can lock. */
const shared = ({ game, self }: CardScene, friend: Ship): readonly TargetId[] =>
  lockable(game, friend).flatMap(({ id, ship }) => (ship && self.ship.locks.includes(id) && !friend.locks.includes(id) ? [id] : []));

/** Every friendly ship may lock a ship that he has locked. */
export const grandmofftarkin: Card = {
  card: "upgrade:grandmofftarkin",
  title: "Grand Moff Tarkin",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        { verb: "spend charge", count: 2 },
        {
          verb: "special",
          can: (scene) => otherFriendsOf(scene.game, scene.self.ship).some((friend) => shared(scene, friend).length > 0),
          *perform(scene) {
            const { game, self } = scene;
            for (const friend of otherFriendsOf(game, self.ship)) {
              if (shared(scene, friend).length === 0) continue;
              const target = yield* choose<TargetId | undefined>(() => ({
                kind: "lock",
                seat: friend.seat,
                rule: "2E-ACT-05",
                about: { ship: friend.id, card: self.card },
                options: [NONE, ...shared(scene, friend).map((value) => ({ key: value, value }))],
              }));
              if (target !== undefined) yield* lockObject(game, friend, target);
            }
          },
        },
      ],
    },
  ],
};
