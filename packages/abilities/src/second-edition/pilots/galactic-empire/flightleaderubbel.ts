import { remember, remembered } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { defenderIs, theAttacker } from "../../../language/when-second-edition.ts";
import { inAttack } from "../first-order/phrases.ts";

const DEALT = "dealt a card";

const toDefender: When = ({ attack, moment }) => attack?.defender === moment.ship;

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
