import type { Ship, TargetId } from "@broadside/rules";
import { choose, lockable, lockObject, type Option, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };

/** Returns objects that he has locked and that the other ship can lock as well (2E-ACT-32). */
const shared = ({ game, self }: CardScene, other: Ship): readonly Option<TargetId>[] =>
  lockable(game, other).flatMap(({ id }) => (self.ship.locks.includes(id) && !other.locks.includes(id) ? [{ key: id, value: id }] : []));

/** The other ship's player decides. They may be a teammate. */
function* follow(scene: CardScene): Procedure {
  const { game, self } = scene;
  const other = whoIs(scene, "target");
  if (!other) return;
  const object = yield* choose<TargetId | undefined>(() => ({
    kind: "lock",
    seat: other.seat,
    rule: "2E-ACT-05",
    about: { ship: other.id, card: self.card },
    options: [NONE, ...shared(scene, other)],
  }));
  if (object !== undefined) yield* lockObject(game, other, object);
}

/** The ship can coordinate allied ships too. A coordinated ship can lock an object that he has locked. */
export const greefkarga: Card = {
  card: "upgrade:greefkarga",
  title: "Greef Karga",
  permissions: {
    coordinateOther: (game, self, { ship, target }) => (ship === self.ship && game.factsOf(target).remote === undefined ? true : undefined),
  },
  triggers: [
    {
      at: "coordinated",
      when: toThisShip,
      must: [
        {
          verb: "special",
          can(scene) {
            const other = whoIs(scene, "target");
            return other !== undefined && scene.game.edition.mayLock(scene.game, other) && shared(scene, other).length > 0;
          },
          perform: follow,
        },
      ],
    },
  ],
};
