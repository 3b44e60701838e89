import { countFace } from "@broadside/dice";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, attackMissed, isAttacker } from "../../../language/when.ts";

/** True if at least one result has been neutralized. If the attack missed, all results have been. */
const someNeutralized: When = ({ attack }) =>
  attack !== undefined && countFace(attack.attackDice, "hit") + countFace(attack.attackDice, "crit") > 0;

export const clonecommandercody: Card = {
  card: "upgrade:clonecommandercody",
  title: "Clone Commander Cody",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackMissed, someNeutralized),
      must: [{ verb: "gain", token: "strain", who: "defender" }],
    },
  ],
};
