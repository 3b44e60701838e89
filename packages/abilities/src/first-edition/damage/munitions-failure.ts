import { discardCard } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { pick, upgradesAt } from "../../language/pick.ts";
import { isThisCard } from "../../language/when.ts";
import { FACEDOWN } from "./phrases.ts";

const DISCARD_ONE = pick({
  kind: "discard upgrade",
  rule: "1E-DORG-10",
  among: ({ game, self: { ship } }) =>
    upgradesAt(
      ship,
      game.factsOf(ship).upgrades.flatMap(({ attack }, at) => (attack && ship.upgrades[at]?.faceup ? [at] : [])),
    ),
  perform: ({ game, self }, at) => discardCard(game, self.ship, at),
});

export const munitionsFailure: Card = {
  card: "damage:core/Munitions Failure",
  title: "Munitions Failure",
  triggers: [
    {
      at: "damageFaceup",
      when: isThisCard,
      must: [DISCARD_ONE, ...FACEDOWN],
    },
  ],
};
