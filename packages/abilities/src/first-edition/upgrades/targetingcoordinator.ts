import { SECTIONS } from "@broadside/geometry";
import { sectionIn, shipIn, shipOf, type TargetId, targetId } from "@broadside/rules";
import { acquireLock, choose, enemiesOf, lockReach, type Option, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Scene, When } from "../../language/scene.ts";
import { both, friendly, other, within } from "../../language/when.ts";
import { inUseEnergy } from "../phrases.ts";

/** What this ship itself could lock; of huge ships each section by itself (HS-TOKEN-07, -08). */
const targets = ({ game, self: { ship } }: Scene): readonly Option<TargetId>[] =>
  enemiesOf(game, ship).flatMap((enemy) =>
    (game.factsOf(enemy).hasSections ? SECTIONS : [undefined]).flatMap((section) => {
      const key = targetId(enemy.id, section);
      return game.board.rangeTo(ship, enemy, section) <= lockReach(game, ship) ? [{ key, value: key }] : [];
    }),
  );

const hasTarget: When = (scene) => targets(scene).length > 0;

/** The lock is the friend's from the beginning. */
function* lockForFriend(scene: Scene): Procedure {
  const { game, self, chosen } = scene;
  if (!chosen) return;
  const target = yield* choose<TargetId | undefined>(() => ({
    kind: "lock",
    seat: self.ship.seat,
    rule: "HS-TOKEN-07",
    about: { ship: chosen.id, card: self.card },
    options: hasTarget(scene) ? optionsOf<TargetId | undefined>(targets(scene)) : [{ key: "none", value: undefined }],
  }));
  if (target !== undefined) yield* acquireLock(game, chosen, shipOf(game.state, shipIn(target)), sectionIn(target));
}

export const targetingcoordinator: Card = {
  card: "upgrade:targetingcoordinator",
  title: "Targeting Coordinator",
  triggers: [
    inUseEnergy(
      { verb: "spend energy", amount: 1 },
      {
        verb: "choose ship",
        among: both(friendly, other, within(1, 2)),
        does: [{ verb: "special", can: hasTarget, perform: lockForFriend }],
      },
    ),
  ],
};
