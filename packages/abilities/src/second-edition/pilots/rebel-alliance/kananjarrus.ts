import type { Card } from "../../../language/card.ts";
import { all, both, friendly } from "../../../language/when.ts";
import { beforeDice, inFiringArc } from "../../../language/when-firing.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

export const kananjarrus: Card = {
  card: "pilot:kananjarrus",
  title: "Kanan Jarrus",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), defenderIs(both(friendly, inFiringArc))),
      may: [{ verb: "spend force" }, moreDice(-1, "attacker")],
    },
  ],
  effects: MORE_DICE,
};
