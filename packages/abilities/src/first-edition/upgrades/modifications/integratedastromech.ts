import { discardCard, discardDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import { toThisShip, upgradesOf } from "../../../language/when.ts";

/** Discards the Damage card before it has any effect. */
const GIVE_ASTROMECH = pick({
  kind: "discard upgrade",
  rule: "1E-SQUAD-07",
  among: ({ game, self }) => upgradesAt(self.ship, upgradesOf(game, self.ship, "astromech")),
  *perform({ game, self, moment }, at) {
    if (moment.card === undefined) return;
    yield* discardCard(game, self.ship, at);
    discardDamage(game, self.ship, moment.card);
  },
});

export const integratedastromech: Card = {
  card: "upgrade:integratedastromech",
  title: "Integrated Astromech",
  triggers: [{ at: "damageDealt", when: toThisShip, may: [GIVE_ASTROMECH] }],
};
