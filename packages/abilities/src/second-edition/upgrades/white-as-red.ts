/** Lets a ship perform a white action as red (2E-ACT-11), either from the action bar only or also from the ship's cards. */
import type { Instruction } from "../../language/instruction.ts";

export const WHITE_AS_RED: Instruction = { verb: "free action", onlyWhite: true, colour: "red" };
export const WHITE_OF_BAR_AS_RED: Instruction = { verb: "free action", barOnly: true, onlyWhite: true, colour: "red" };
