import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, enemy, friendly, within } from "../../../language/when.ts";
import { defenderIs, inArcOfThisShip } from "../../../language/when-second-edition.ts";

export const aaylasecura: Card = {
  card: "upgrade:aaylasecura",
  title: "Aayla Secura",
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: all(attackerIs(both(enemy, inArcOfThisShip("bullseye"))), defenderIs(both(friendly, within(0, 2)))),
      may: [{ verb: "change", from: "blank", to: "focus" }],
    },
  ],
};
