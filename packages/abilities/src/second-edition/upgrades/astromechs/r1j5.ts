import { discardDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";

/**
 * The ship can perform the actions on Damage cards while it has one or two stress tokens. When a Ship card is repaired, the ship can spend
 * a charge to discard it.
 */
export const r1j5: Card = {
  card: "upgrade:r1j5",
  title: "R1-J5",
  permissions: {
    actDespite: (_, self, { ship, action, despite }) =>
      despite === "stress" && ship === self.ship && ship.tokens.stress <= 2 && action.startsWith("damage:") ? true : undefined,
  },
  triggers: [
    {
      at: "repaired",
      when: all(
        toThisShip,
        ({ game, self, moment }) => moment.card !== undefined && game.damageFacts(self.ship, moment.card).trait === "ship",
      ),
      may: [
        { verb: "spend charge" },
        {
          verb: "apply",
          what({ game, self, moment }) {
            if (moment.card !== undefined) discardDamage(game, self.ship, moment.card);
          },
        },
      ],
    },
  ],
};
