/** Checks whether a list of instructions can be done, and does them. */
import type { Procedure } from "@broadside/rules/procedures";
import type { Instruction, RulesFor, Runner, VerbRule } from "./instruction.ts";
import { begun, type CardScene, later } from "./scene.ts";
import { ACT_VERBS } from "./verbs/acts.ts";
import { CARD_VERBS } from "./verbs/cards.ts";
import { CHARGE_VERBS } from "./verbs/charges.ts";
import { DAMAGE_VERBS } from "./verbs/damage.ts";
import { DICE_VERBS } from "./verbs/dice.ts";
import { ENERGY_VERBS } from "./verbs/energy.ts";
import { MOVE_VERBS } from "./verbs/moves.ts";
import { SHAPE_VERBS } from "./verbs/shapes.ts";
import { TOKEN_VERBS } from "./verbs/tokens.ts";

const VERBS: RulesFor<Instruction> = {
  ...DICE_VERBS,
  ...TOKEN_VERBS,
  ...ENERGY_VERBS,
  ...CHARGE_VERBS,
  ...DAMAGE_VERBS,
  ...CARD_VERBS,
  ...ACT_VERBS,
  ...MOVE_VERBS,
  ...SHAPE_VERBS,
};

/** The cast is safe: `VERBS` has the right rule for each verb. */
const ruleOf = (instruction: Instruction): VerbRule<Instruction> => VERBS[instruction.verb] as VerbRule<Instruction>;

/**
 * True if every instruction in the list is possible. A list starts with its costs, so all instructions must be possible before the costs
 * are paid.
 */
export const canDo = (scene: CardScene, instructions: readonly Instruction[]): boolean =>
  instructions.every((instruction) => ruleOf(instruction).can(scene, instruction, RUNNER));

/** Does the instructions in order and skips any that are no longer possible. Returns true if the whole list was done. */
export function* perform(scene: CardScene, instructions: readonly Instruction[]): Procedure<boolean> {
  for (const [at, instruction] of instructions.entries()) {
    const now = later(at === 0 ? scene : begun(scene), at < instructions.length - 1);
    const rule = ruleOf(instruction);
    if (!rule.can(now, instruction, RUNNER)) continue;
    if ("apply" in rule) rule.apply(now, instruction);
    else if ((yield* rule.perform(now, instruction, RUNNER)) === false) return false;
  }
  return true;
}

const RUNNER: Runner = { can: canDo, perform };
