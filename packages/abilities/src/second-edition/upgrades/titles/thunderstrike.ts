import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { notYetAttacked, REMEMBER_TARGET } from "../attacked.ts";

const isBonusAttack: When = ({ attack }) => attack?.bonus === true;

/** A die again in a bonus attack at whom it has not attacked before in the round: an attack counts when it is over. */
export const thunderstrike: Card = {
  card: "upgrade:thunderstrike",
  title: "Thunderstrike",
  dice: [{ dice: "attack", when: all(isBonusAttack, defenderIs(notYetAttacked)), may: [{ verb: "reroll", most: 1 }] }],
  triggers: [{ ...REMEMBER_TARGET, at: "afterAttack" }],
};
