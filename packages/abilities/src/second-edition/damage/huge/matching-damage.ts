/** Rolls a die. On a hit or critical result, the ship suffers that damage, and then the card is repaired (2E-HDECK-20-Q, -21-Q). */
import type { Instruction } from "../../../language/instruction.ts";
import { ONE_HIT, REPAIRED } from "../core/phrases.ts";

export const DIE_OF_MATCHING_DAMAGE: Instruction = {
  verb: "roll",
  on: { hit: [ONE_HIT, REPAIRED], crit: [{ verb: "suffer", crits: 1 }, REPAIRED] },
};
