import type { Card } from "../../../language/card.ts";
import { defenderIs, standard } from "../../../language/when-second-edition.ts";

/** Spends a hit result to give a deplete token to a ship that isn't huge. */
export const corsaircrew: Card = {
  card: "upgrade:corsaircrew",
  title: "Corsair Crew",
  dice: [
    {
      dice: "attack",
      when: defenderIs(standard),
      may: [
        { verb: "cancel", dice: "attack", face: "hit", count: 1 },
        { verb: "gain", token: "deplete", who: "defender" },
      ],
    },
  ],
};
