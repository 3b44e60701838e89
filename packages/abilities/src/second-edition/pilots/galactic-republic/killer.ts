import { remainingHull } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { ShipWhen } from "../../../language/when.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { beforeDice, diceAre } from "../../../language/when-firing.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

const isNearlyDone: ShipWhen = ({ game }, ship) => remainingHull(game, ship) <= 2;

/** The ship gains the deplete token only after its dice have been modified, so the token doesn't affect the current roll. */
export const killer: Card = {
  card: "pilot:killer",
  title: "“Killer”",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, beforeDice("attack"), defenderIs(isNearlyDone)),
      may: [moreDice(1), { verb: "lasting", effect: "killer", until: "attack" }],
    },
  ],
  effects: {
    ...MORE_DICE,
    killer: { triggers: [{ at: "diceModified", when: all(isAttacker, diceAre("attack")), must: [{ verb: "gain", token: "deplete" }] }] },
  },
};
