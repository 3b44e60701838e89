import { DEAL_PICKED } from "../../../both-editions/picked-damage.ts";
import type { Card } from "../../../language/card.ts";
import { all, inAttack, isAttacker, toDefender } from "../../../language/when.ts";

export const maareksteleTieadvanced: Card = {
  card: "pilot:maarekstele-tieadvanced",
  title: "Maarek Stele",
  triggers: [
    {
      at: "faceupDealt",
      when: all(isAttacker, inAttack, toDefender),
      must: [DEAL_PICKED],
    },
  ],
};
