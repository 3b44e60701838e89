import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
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
