import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const predictiveshot: Card = {
  card: "upgrade:predictiveshot",
  title: "Predictive Shot",
  triggers: [
    {
      at: "attackDeclared",
      when: all(isAttacker, defenderInBullseye),
      may: [{ verb: "spend force" }, { verb: "lasting", effect: "predictive shot", until: "attack" }],
    },
  ],
  effects: {
    "predictive shot": {
      limits: {
        defenseDice: (_, self, { attack }) =>
          attack.attacker === self.ship.id
            ? { most: attack.attackDice.filter(({ face }) => face === "hit" || face === "crit").length }
            : undefined,
      },
    },
  },
};
