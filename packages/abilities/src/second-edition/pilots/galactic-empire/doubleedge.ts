import type { Weapon } from "@broadside/rules";
import { attack, mayAttackOnceMore } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, attackMissed, withSlot } from "../../../language/when.ts";

const withAnother = (fired: Weapon | undefined) => ({
  weapons: (weapon: Weapon) => weapon !== fired,
  rule: "2E-ATK-37" as const,
  mayDecline: true,
});

export const doubleedge: Card = {
  card: "pilot:doubleedge",
  title: "“Double Edge”",
  triggers: [
    {
      at: "afterAttack",
      bonusAttack: true,
      when: all(withSlot("turret", "missile"), attackMissed),
      may: [
        {
          verb: "special",
          can: ({ game, self, attack: last }) => mayAttackOnceMore(game, self.ship, withAnother(last?.weapon)),
          *perform({ game, self, attack: last }) {
            yield* attack(game, self.ship, withAnother(last?.weapon));
          },
        },
      ],
    },
  ],
};
