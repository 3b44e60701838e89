import { choose, discardDamage, discardUpgrade, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Scene, When } from "../../language/scene.ts";
import { toThisShip, upgradesOf } from "../../language/when.ts";

const hasAstromech: When = ({ game, self }) => upgradesOf(game, self.ship, "astromech").length > 0;

/** The Damage card goes without its effect. */
function* giveAstromech({ game, self: { ship, card }, moment }: Scene): Procedure {
  const astromechs = () => upgradesOf(game, ship, "astromech").map((at) => ({ key: `${ship.upgrades[at]?.id}@${at}`, value: at }));
  const at: number = yield* choose(() => ({
    kind: "discard upgrade",
    seat: ship.seat,
    rule: "1E-SQUAD-07",
    about: { ship: ship.id, card },
    options: astromechs().length > 0 ? optionsOf(astromechs()) : [{ key: "none", value: -1 }],
  }));
  if (at < 0 || moment.card === undefined) return;
  discardUpgrade(game, ship, at);
  discardDamage(game, ship, moment.card);
}

export const integratedastromech: Card = {
  card: "upgrade:integratedastromech",
  title: "Integrated Astromech",
  triggers: [{ at: "damageDealt", when: toThisShip, may: [{ verb: "special", can: hasAstromech, perform: giveAstromech }] }],
};
