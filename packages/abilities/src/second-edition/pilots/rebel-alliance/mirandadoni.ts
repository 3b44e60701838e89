import type { Card } from "../../../card.ts";
import { all, isAttacker, not, withPrimary } from "../../../when.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { hasShields } from "../../when.ts";
import { beforeDice } from "../../when-firing.ts";
import { provided } from "../phrases.ts";

export const mirandadoni: Card = {
  card: "pilot:mirandadoni",
  title: "Miranda Doni",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, withPrimary, beforeDice("attack")),
      may: [
        {
          verb: "one of",
          choices: {
            "spend shield": [{ verb: "lose shield" }, moreDice(1)],
            "recover shield": [provided(not(hasShields())), { verb: "recover shield" }, moreDice(-1)],
          },
        },
      ],
    },
  ],
  effects: MORE_DICE,
};
