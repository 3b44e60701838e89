import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { attackerIs, both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const friend = both(other, friendly, within(0, 3));
const friendAttacks: When = attackerIs(friend);
const friendDefends: When = defenderIs(friend);

/** Friendly ships can spend this ship's focus and evade tokens as if they were their own. */
export const jandodonna: Card = {
  card: "upgrade:jandodonna",
  title: "Jan Dodonna",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: friendAttacks,
      may: [
        { verb: "spend", token: "focus", who: "attacker", from: "this ship" },
        { verb: "change", from: "focus", to: "hit", most: "all" },
      ],
    },
    {
      dice: "defense",
      helpsOthers: true,
      when: friendDefends,
      may: [
        { verb: "spend", token: "focus", who: "defender", from: "this ship" },
        { verb: "change", from: "focus", to: "evade", most: "all" },
      ],
    },
    {
      dice: "defense",
      helpsOthers: true,
      when: friendDefends,
      may: [
        { verb: "spend", token: "evade", who: "defender", from: "this ship" },
        { verb: "change", from: ["blank", "focus"], to: "evade" },
      ],
    },
  ],
};
