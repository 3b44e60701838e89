import type { Card } from "../../../card.ts";
import { all, both, friendly } from "../../../when.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { defenderIs } from "../../when.ts";
import { beforeDice, inFiringArc } from "../../when-firing.ts";

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
