import type { Card } from "../../../language/card.ts";
import { attackerIs, both, friendly, other } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const friend = both(other, friendly);

/** His Force can modify the dice of friendly ships at any range. */
export const emperorpalpatine: Card = {
  card: "upgrade:emperorpalpatine",
  title: "Emperor Palpatine",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: attackerIs(friend),
      may: [{ verb: "spend force" }, { verb: "change", from: "focus", to: "hit" }],
    },
    {
      dice: "defense",
      helpsOthers: true,
      when: defenderIs(friend),
      may: [{ verb: "spend force" }, { verb: "change", from: "focus", to: "evade" }],
    },
  ],
};
