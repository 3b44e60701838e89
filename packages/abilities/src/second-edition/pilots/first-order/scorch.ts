import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isUnstressed, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { isFree } from "./phrases.ts";

export const scorch: Card = {
  card: "pilot:scorch",
  title: "“Scorch”",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, withPrimary, isFree, isUnstressed, beforeDice("attack")),
      may: [{ verb: "gain", token: "stress" }, moreDice(1)],
    },
  ],
  effects: MORE_DICE,
};
