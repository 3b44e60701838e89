import { discardCard } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import { toThisShip, upgradesOf } from "../../../language/when.ts";

/** He can discard himself. */
const GIVE_CREW = pick({
  kind: "discard upgrade",
  rule: "1E-SQUAD-07",
  among: ({ game, self }) => upgradesAt(self.ship, upgradesOf(game, self.ship, "crew")),
  perform: ({ game, self }, at) => discardCard(game, self.ship, at),
});

export const moffjerjerrod: Card = {
  card: "upgrade:moffjerjerrod",
  title: "Moff Jerjerrod",
  triggers: [{ at: "damageDealt", when: toThisShip, may: [GIVE_CREW, { verb: "turn dealt card facedown" }] }],
};
