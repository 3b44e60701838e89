import { countFace } from "@broadside/dice";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";

const critWasCancelled: When = ({ attack }) => attack !== undefined && countFace(attack.attackDice, "crit") > attack.crits;

export const kathscarletImperial: Card = {
  card: "pilot:kathscarlet-imperial",
  title: "Kath Scarlet",
  triggers: [{ at: "neutralizing", when: all(isAttacker, critWasCancelled), must: [{ verb: "gain", token: "stress", who: "defender" }] }],
};
