import { wasRolled } from "@broadside/dice";
import { remember, remembered } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isDefender, not } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";

const rollsTwo: When = ({ game }) => game.state.roll?.dice.filter(wasRolled).length === 2;

/** Counts all rolled results, even those that have since been cancelled or spent. */
export const viktorhel: Card = {
  card: "pilot:viktorhel",
  title: "Viktor Hel",
  triggers: [
    { at: "rolled", when: all(isDefender, beforeDice("defense"), rollsTwo), must: [remember("two")] },
    {
      at: "afterAttack",
      when: all(isDefender, not(remembered("two"))),
      must: [{ verb: "gain", token: "stress", who: "attacker" }],
    },
  ],
};
