import { targetId } from "@broadside/rules";
import { acquireLock, type LockAim, locksOpen, type Option } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { inUseEnergy } from "../../phrases.ts";

/** Returns targets that this ship could lock. Each section of a huge ship counts separately (HS-TOKEN-07, -08). */
const targets = ({ game, self: { ship } }: CardScene): readonly Option<LockAim>[] =>
  locksOpen(game, ship).map((value) => ({ key: targetId(value.target.id, value.section), value }));

/** The chosen ship itself acquires the lock, so this ship never holds it. */
const LOCK_FOR_CHOSEN = pick({
  kind: "lock",
  rule: "HS-TOKEN-07",
  about: "chosen",
  among: targets,
  *perform({ game, chosen }, { target, section }) {
    if (chosen) yield* acquireLock(game, chosen, target, section);
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
        among: both(friendly, within(1, 2)),
        does: [LOCK_FOR_CHOSEN],
      },
    ),
  ],
};
