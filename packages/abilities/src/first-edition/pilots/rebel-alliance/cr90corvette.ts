import type { Card } from "../../../language/card.ts";
import { all, isAttacker, sectionIsWhole, withPrimary } from "../../../language/when.ts";

/** This text is only on the fore card, and not on the card's crippled side. */
export const cr90corvette: Card = {
  card: "pilot:cr90corvette",
  title: "CR90 Corvette",
  triggers: [
    {
      at: "attackBegins",
      when: all(isAttacker, withPrimary, sectionIsWhole("fore")),
      may: [
        { verb: "spend energy", amount: 1 },
        { verb: "lasting", effect: "more attack dice", until: "attack", value: 1 },
      ],
    },
  ],
};
