import type { TokenKind } from "@broadside/rules";
import { holdersOfLocks, type Procedure, passLocks, turnLocks } from "@broadside/rules/procedures";
import { canGiveAny, giveAll } from "../../../both-editions/tokens-moved.ts";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

const TOKENS: readonly TokenKind[] = ["focus", "evade"];

/** True if she has locks, or if others have locks on her. */
const hasLocks: When = ({ game, self }) => self.ship.locks.length > 0 || holdersOfLocks(game, self.ship).length > 0;

function* handOver(scene: CardScene): Procedure {
  const { game, self, chosen } = scene;
  yield* giveAll(scene, TOKENS);
  if (!chosen) return;
  yield* passLocks(game, self.ship, chosen);
  yield* turnLocks(game, self.ship, chosen);
}

export const manaroo: Card = {
  card: "pilot:manaroo",
  title: "Manaroo",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(friendly, other, within(1)),
          does: [{ verb: "special", can: (scene) => canGiveAny(scene, TOKENS) || hasLocks(scene), perform: handOver }],
        },
      ],
    },
  ],
};
