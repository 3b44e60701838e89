import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, both, friendly, within } from "../../../when.ts";
import { defenderIs, theAttacker } from "../../when.ts";
import { inAttack, remember, remembered } from "../first-order/phrases.ts";

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
