import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../language/when.ts";

export const howlrunner: Card = {
  card: "pilot:howlrunner",
  title: "“Howlrunner”",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(withPrimary, attackerIs(both(friendly, within(0, 1)))),
      may: [{ verb: "reroll", most: 1 }],
    },
  ],
};
