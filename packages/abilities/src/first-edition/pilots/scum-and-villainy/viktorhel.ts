import { wasRolled } from "@broadside/dice";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isDefender } from "../../../language/when.ts";

const rolledNotTwo: When = ({ attack }) => attack?.defenseDice.filter(wasRolled).length !== 2;

export const viktorhel: Card = {
  card: "pilot:viktorhel",
  title: "Viktor Hel",
  triggers: [{ at: "afterAttack", when: all(isDefender, rolledNotTwo), must: [{ verb: "gain", token: "stress", who: "attacker" }] }],
};
