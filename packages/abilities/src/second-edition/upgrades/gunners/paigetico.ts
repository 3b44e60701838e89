import type { Card } from "../../../language/card.ts";
import { all, isAttacker, toThisShip, withPrimary } from "../../../language/when.ts";
import { DROP_BOMB } from "../bombs.ts";

/** Drops a bomb or rotates the turret after a primary attack, and drops a bomb when destroyed. */
export const paigetico: Card = {
  card: "upgrade:paigetico",
  title: "Paige Tico",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary),
      may: [{ verb: "one of", choices: { "rotate arc": [{ verb: "rotate" }], "drop bomb": [DROP_BOMB] } }],
    },
    { at: "destroyed", when: toThisShip, may: [DROP_BOMB] },
  ],
};
