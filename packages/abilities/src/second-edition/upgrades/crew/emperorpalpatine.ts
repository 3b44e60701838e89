import type { Card } from "../../../language/card.ts";
import { attackerIs, both, friendly, other } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const friend = both(other, friendly);

/** His Force works on the dice of friends, wherever they are. */
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
