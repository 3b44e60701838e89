import { SECTIONS } from "@broadside/geometry";
import { sectionIn, shipIn, shipOf, type TargetId, targetId } from "@broadside/rules";
import { acquireLock, enemiesOf, lockReach, mayAcquireLock, type Option } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { pick } from "../../language/pick.ts";
import type { CardScene } from "../../language/scene.ts";
import { both, friendly, other, within } from "../../language/when.ts";
import { inUseEnergy } from "../phrases.ts";

/** What this ship itself could lock; of huge ships each section by itself (HS-TOKEN-07, -08). */
const targets = ({ game, self: { ship } }: CardScene): readonly Option<TargetId>[] =>
  enemiesOf(game, ship)
    .filter((enemy) => mayAcquireLock(game, ship, enemy))
    .flatMap((enemy) =>
      (game.factsOf(enemy).hasSections ? SECTIONS : [undefined]).flatMap((section) => {
        const key = targetId(enemy.id, section);
        return game.board.rangeTo(ship, enemy, section) <= lockReach(game, ship) ? [{ key, value: key }] : [];
      }),
    );

/** The lock is the friend's from the beginning. */
const LOCK_FOR_FRIEND = pick({
  kind: "lock",
  rule: "HS-TOKEN-07",
  about: "chosen",
  among: targets,
  *perform({ game, chosen }, target) {
    if (chosen) yield* acquireLock(game, chosen, shipOf(game.state, shipIn(target)), sectionIn(target));
  },
});

export const targetingcoordinator: Card = {
  card: "upgrade:targetingcoordinator",
  title: "Targeting Coordinator",
  triggers: [
    inUseEnergy(
      { verb: "spend energy", amount: 1 },
      {
        verb: "choose ship",
        among: both(friendly, other, within(1, 2)),
        does: [LOCK_FOR_FRIEND],
      },
    ),
  ],
};
