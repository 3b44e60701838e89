import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { isFree } from "../first-order/phrases.ts";

export const bossk: Card = {
  card: "pilot:bossk",
  title: "Bossk",
  triggers: [
    {
      at: "neutralizing",
      when: all(isAttacker, withPrimary, isFree, ({ attack }) => (attack?.crits ?? 0) > 0),
      may: [
        {
          verb: "apply",
          what({ game }) {
            const { attack } = game.state;
            if (attack) game.setAttack({ ...attack, crits: Math.max(0, attack.crits - 1), hits: attack.hits + 2 });
          },
        },
      ],
    },
  ],
};
