/**
 * Up to 1.3.1, if a gas cloud obstructs an attack, the defender gets the obstruction die and may also change one blank to an evade
 * (2E-OBST-27).
 */
import { countFace } from "@broadside/dice";
import type { Duel, RuleModification } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { kindOf } from "../obstacles/obstacles.ts";

export const GAS_CLOUD_EVADE: RuleModification = {
  key: "gas cloud",
  dice: "defense",
  as: "defender",
  when: (game, duel) => countFace(duel.attack.defenseDice, "blank") > 0 && isThroughGas(game, duel),
  effect: { verb: "change", from: ["blank"], to: "evade", count: 1 },
};

/** Whether the attack line chosen by the attacker runs through a gas cloud. */
const isThroughGas = ({ state }: Situation, { attack }: Duel): boolean =>
  attack.obstacles?.some((id) => state.obstacles.some((one) => one.id === id && kindOf(one) === "gascloud")) ?? false;
