import type { Card } from "../../../card.ts";
import { all, attackerIs, both, enemy, friendly, within } from "../../../when.ts";
import { defenderIs, inArcOfThisShip } from "../../when.ts";

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
