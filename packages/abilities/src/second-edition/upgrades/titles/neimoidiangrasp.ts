import type { Card } from "../../../language/card.ts";
import { hasToken, isAttacker } from "../../../language/when.ts";
import { oneMoreDefenseDie } from "./phrases.ts";

const evading = oneMoreDefenseDie(hasToken("evade"));

export const neimoidiangrasp: Card = {
  card: "upgrade:neimoidiangrasp",
  title: "Neimoidian Grasp",
  triggers: [{ at: "afterAttack", when: isAttacker, may: [{ verb: "free action", names: ["evade"], colour: "red" }] }, ...evading.triggers],
  effects: evading.effects,
};
