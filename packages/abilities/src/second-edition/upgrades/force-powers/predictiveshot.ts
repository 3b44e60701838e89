import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

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
