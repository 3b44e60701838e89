import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { defenderIs } from "../../when.ts";
import { beforeDice } from "../../when-firing.ts";
import { noLessInitiative } from "./phrases.ts";

export const previzsla: Card = {
  card: "pilot:previzsla",
  title: "Pre Vizsla",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, beforeDice("attack"), defenderIs(noLessInitiative)),
      may: [{ verb: "spend charge", count: 2 }, moreDice(1)],
    },
  ],
  effects: MORE_DICE,
};
