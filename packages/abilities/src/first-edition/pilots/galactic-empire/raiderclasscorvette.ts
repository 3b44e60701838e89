import type { Card } from "../../../language/card.ts";
import { all, isAttacker, sectionIsWhole, withPrimary } from "../../../language/when.ts";

/** This text is only on the fore card, and not on the card's crippled side. */
export const raiderclasscorvette: Card = {
  card: "pilot:raiderclasscorvette",
  title: "Raider-class Corvette",
  triggers: [
    {
      at: "afterAttack",
      once: "a round",
      when: all(isAttacker, withPrimary, sectionIsWhole("fore")),
      may: [
        { verb: "spend energy", amount: 2 },
        { verb: "attack", with: "primary", paid: true },
      ],
    },
  ],
};
