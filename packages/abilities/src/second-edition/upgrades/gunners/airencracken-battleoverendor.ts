import type { Card } from "../../../language/card.ts";
import { all, attackHit, isDefender } from "../../../language/when.ts";
import { theAttacker } from "../../../language/when-second-edition.ts";

/** After being hit, the ship can gain a deplete token to attack the ship that hit it. */
export const airencrackenbattleoverendor: Card = {
  card: "upgrade:airencracken-battleoverendor",
  title: "Airen Cracken",
  triggers: [
    {
      at: "afterAttack",
      when: all(isDefender, attackHit),
      may: [
        { verb: "gain", token: "deplete" },
        { verb: "attack", with: "primary", at: theAttacker, paid: true },
      ],
    },
  ],
};
