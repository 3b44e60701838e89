import { countFace } from "@broadside/dice";
import type { Card } from "../../card.ts";
import type { When } from "../../scene.ts";
import { all, isAttacker } from "../../when.ts";

const critWasCancelled: When = ({ attack }) => attack !== undefined && countFace(attack.attackDice, "crit") > attack.crits;

export const kathscarletImperial: Card = {
  card: "pilot:kathscarlet-imperial",
  title: "Kath Scarlet",
  triggers: [{ at: "neutralizing", when: all(isAttacker, critWasCancelled), must: [{ verb: "gain", token: "stress", who: "defender" }] }],
};
