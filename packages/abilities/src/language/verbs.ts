/** Checks whether a list of deeds can be done, and does them. */
import type { Procedure } from "@broadside/rules/procedures";
import type { Deed, RulesFor, Runner, VerbRule } from "./deed.ts";
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

const VERBS: RulesFor<Deed> = {
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

/** The cast is safe: the table has the right rule for each verb. */
const ruleOf = (deed: Deed): VerbRule<Deed> => VERBS[deed.verb] as VerbRule<Deed>;

/** True if every deed in the list is possible. Costs come before what they pay for, so all must be possible. */
export const canDo = (scene: CardScene, deeds: readonly Deed[]): boolean => deeds.every((deed) => ruleOf(deed).can(scene, deed, RUNNER));

/** Does the deeds in order, skipping any that are no longer possible. Returns true if the list was finished. */
export function* perform(scene: CardScene, deeds: readonly Deed[]): Procedure<boolean> {
  for (const [at, deed] of deeds.entries()) {
    const now = later(at === 0 ? scene : begun(scene), at < deeds.length - 1);
    const rule = ruleOf(deed);
    if (!rule.can(now, deed, RUNNER)) continue;
    if ("apply" in rule) rule.apply(now, deed);
    else if ((yield* rule.perform(now, deed, RUNNER)) === false) return false;
  }
  return true;
}

const RUNNER: Runner = { can: canDo, perform };
