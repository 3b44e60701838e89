/** Phrases that several Damage cards share. */
import type { ActionText } from "../../language/card.ts";
import type { Deed } from "../../language/deed.ts";

export const FACEDOWN: readonly Deed[] = [{ verb: "turn this card facedown" }];
const DAMAGE: readonly Deed[] = [{ verb: "suffer", hits: 1 }];

/** An attack die; a hit is 1 damage. */
export const HIT_IS_DAMAGE: Deed = { verb: "roll", on: { hit: DAMAGE } };

export const ACTION_TURNS_IT: ActionText = { does: FACEDOWN };
export const ACTION_MAY_TURN_IT: ActionText = { does: [{ verb: "roll", on: { hit: FACEDOWN, crit: FACEDOWN } }] };
/** The older cards ask for a hit. */
export const ACTION_MAY_TURN_IT_ON_HIT: ActionText = { does: [{ verb: "roll", on: { hit: FACEDOWN } }] };
