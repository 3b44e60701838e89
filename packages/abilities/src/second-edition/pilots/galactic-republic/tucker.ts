import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, enemy, friendly, within } from "../../../language/when.ts";
import { defenderIs, inArcOfThisShip } from "../../../language/when-second-edition.ts";

export const tucker: Card = {
  card: "pilot:tucker",
  title: "“Tucker”",
  triggers: [
    {
      at: "afterAttack",
      when: all(attackerIs(both(friendly, within(1, 2))), defenderIs(both(enemy, within(0, 3), inArcOfThisShip("front")))),
      may: [{ verb: "free action", names: ["focus"] }],
    },
  ],
};
