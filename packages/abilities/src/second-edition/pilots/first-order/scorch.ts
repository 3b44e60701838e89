import type { Card } from "../../../card.ts";
import { all, isAttacker, isUnstressed, withPrimary } from "../../../when.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { beforeDice } from "../../when-firing.ts";
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
