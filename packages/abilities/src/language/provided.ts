/** A condition in a list of instructions. */
import { NOTHING } from "@broadside/rules/procedures";
import type { Instruction } from "./instruction.ts";
import type { When } from "./scene.ts";

/** Does nothing itself, but makes the whole list impossible if the condition fails. */
export const provided = (when: When): Instruction => ({ verb: "special", can: when, perform: () => NOTHING });
