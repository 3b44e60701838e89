import type { Card } from "../../../language/card.ts";
import { provided } from "../../../language/provided.ts";
import { all, isAttacker, not, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { hasShields } from "../../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

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
