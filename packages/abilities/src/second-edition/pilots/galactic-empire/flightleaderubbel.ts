import { remember, remembered } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import { all, both, friendly, inAttack, toDefender, within } from "../../../language/when.ts";
import { defenderIs, theAttacker } from "../../../language/when-second-edition.ts";

const DEALT = "dealt a card";

export const flightleaderubbel: Card = {
  card: "pilot:flightleaderubbel",
  title: "Flight Leader Ubbel",
  triggers: [
    { at: "damageDealt", when: all(inAttack, toDefender, defenderIs(friendly)), must: [remember(DEALT)] },
    {
      at: "afterAttack",
      when: all(defenderIs(both(friendly, within(0, 2))), remembered(DEALT)),
      may: [{ verb: "attack", with: "any", at: theAttacker }],
    },
  ],
};
