import type { Card } from "../../../language/card.ts";
import { all, isAttacker, lacks, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { isFree } from "./phrases.ts";

export const dt798: Card = {
  card: "pilot:dt798",
  title: "DT-798",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, withPrimary, isFree, lacks("this ship", "strain"), beforeDice("attack")),
      may: [{ verb: "gain", token: "strain" }, moreDice(1)],
    },
  ],
  effects: MORE_DICE,
};
