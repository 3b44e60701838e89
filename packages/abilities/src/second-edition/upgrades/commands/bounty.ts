import { flipUpgrade, recoverCharge } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { defenderIs, defenderIsDestroyed, limited, showsSide } from "../../../language/when-second-edition.ts";

/** Once the ship has destroyed a limited ship, it recovers one charge on each of its cards, and this card flips. */
export const bounty: Card = {
  card: "upgrade:bounty",
  title: "Bounty",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, showsSide("front"), defenderIs(limited), defenderIsDestroyed),
      may: [
        {
          verb: "apply",
          what({ game, self: { ship, at } }) {
            recoverCharge(game, ship, "ship");
            for (const place of ship.upgrades.keys()) recoverCharge(game, ship, place);
            flipUpgrade(game, ship, at);
          },
        },
      ],
    },
  ],
};
