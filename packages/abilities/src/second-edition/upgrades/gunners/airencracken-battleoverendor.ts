import type { Card } from "../../../card.ts";
import { all, attackHit, isDefender } from "../../../when.ts";
import { theAttacker } from "../../when.ts";

/** Who has hit it is fired at, for a deplete token. */
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
