/** Through 1.3.1 a gas cloud in the way of an attack lets the defender change one blank to an evade, besides the die for the obstruction (2E-OBST-27). */
import { countFace } from "@broadside/dice";
import type { Duel, RuleModification } from "../driver/edition-parts.ts";
import type { Situation } from "../driver/situation.ts";
import { kindOf } from "../obstacles/obstacles.ts";

export const GAS_CLOUD_EVADE: RuleModification = {
  key: "gas cloud",
  dice: "defense",
  as: "defender",
  when: (game, duel) => countFace(duel.attack.defenseDice, "blank") > 0 && isThroughGas(game, duel),
  effect: { verb: "change", from: ["blank"], to: "evade", count: 1 },
};

/** Whether the line of the attack, as the attacker chose it, runs through a gas cloud. */
const isThroughGas = ({ state }: Situation, { attack }: Duel): boolean =>
  attack.obstacles?.some((id) => state.obstacles.some((one) => one.id === id && kindOf(one) === "gascloud")) ?? false;
