import { destroy, type Procedure, rollDice, sufferDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { perform } from "../../../language/verbs.ts";
import { actionIs, all, both, other, type ShipWhen, toThisShip, within } from "../../../language/when.ts";

const big: ShipWhen = ({ game }, ship) => game.factsOf(ship).isHuge || game.factsOf(ship).type.size === "large";

function* ram(scene: CardScene): Procedure {
  const { game, self } = scene;
  const dice = yield* rollDice(game, self.ship, "attack", 5, self.card);
  const hits = dice.filter(({ face }) => face === "hit" || face === "crit").length;
  yield* perform(scene, [
    {
      verb: "each ship",
      among: both(other, big, within(0)),
      does: [
        {
          verb: "special",
          can: () => true,
          *perform({ chosen }) {
            if (chosen) yield* sufferDamage(game, chosen, { hits, crits: 0, reason: self.card, bypassesShields: true });
          },
        },
      ],
    },
  ]);
  yield* destroy(game, self.ship, "destroyed");
}

/** Scenario features cannot be damaged (SC-COMMON-19). */
export const heroicsacrificeBattleoverendor: Card = {
  card: "upgrade:heroicsacrifice-battleoverendor",
  title: "Heroic Sacrifice",
  triggers: [
    { at: "actionPerformed", when: all(toThisShip, actionIs("slam")), must: [{ verb: "special", can: () => true, perform: ram }] },
  ],
  permissions: {
    actDespite: (_, self, { ship, action, despite }) =>
      despite === "stress" && ship === self.ship && action === "slam" ? true : undefined,
  },
};
