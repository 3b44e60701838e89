import type { Card } from "../../../card.ts";
import { all, attackerIs, both, enemy, friendly, within } from "../../../when.ts";
import { defenderIs, inArcOfThisShip } from "../../when.ts";

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
