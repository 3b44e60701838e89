import { remember, remembered } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../language/when.ts";

const SPENT = "hit spent";

export const scorchTiesebomber: Card = {
  card: "pilot:scorch-tiesebomber",
  title: "“Scorch”",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(withPrimary, attackerIs(both(friendly, within(0, 1)))),
      may: [{ verb: "cancel", dice: "attack", face: "hit", count: 1 }, remember(SPENT)],
    },
  ],
  triggers: [{ at: "afterAttack", when: remembered(SPENT), must: [{ verb: "gain", token: "strain", who: "defender" }] }],
};
