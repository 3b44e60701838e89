import { remember, remembered } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import { all, atRange, isDefender } from "../../../language/when.ts";
import { attackerHasModified, diceAre } from "../../../language/when-firing.ts";

/** Remembers whether the attacker has modified dice, because the defense dice are only rolled later. */
export const wrobietyce: Card = {
  card: "pilot:wrobietyce",
  title: "Wrobie Tyce",
  triggers: [
    { at: "diceModified", when: all(isDefender, diceAre("attack"), attackerHasModified), must: [remember("modified")] },
    {
      at: "afterAttack",
      when: all(isDefender, atRange(1), remembered("modified")),
      must: [{ verb: "gain", token: "deplete", who: "attacker" }],
    },
  ],
};
