import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { notYetAttacked, REMEMBER_TARGET } from "../attacked.ts";

const isBonusAttack: When = ({ attack }) => attack?.bonus === true;

/** Rerolls a die in a bonus attack on a ship that this ship hasn't attacked this round. Earlier attacks count once they are over. */
export const thunderstrike: Card = {
  card: "upgrade:thunderstrike",
  title: "Thunderstrike",
  dice: [{ dice: "attack", when: all(isBonusAttack, defenderIs(notYetAttacked)), may: [{ verb: "reroll", most: 1 }] }],
  triggers: [{ ...REMEMBER_TARGET, at: "afterAttack" }],
};
