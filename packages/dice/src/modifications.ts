import type { DieKind } from "./faces.ts";
import type { Effect, Modification } from "./modification.ts";

export const MODIFYING_TOKENS = ["focus", "evade", "lock", "calculate", "force", "reinforce"] as const;
export type ModifyingToken = (typeof MODIFYING_TOKENS)[number];

/** The steps of an attack in which tokens work: modifying dice, or cancelling with evades. */
export const MODIFYING_STEPS = ["modify", "neutralize"] as const;
export type ModifyingStep = (typeof MODIFYING_STEPS)[number];

/** A token's effect on its owner's dice. A token that is not spent works automatically. */
export interface TokenModification<K extends DieKind = DieKind> extends Modification<K> {
  readonly token: ModifyingToken;
  readonly step: ModifyingStep;
  readonly spent: boolean;
}

/** Token effects, grouped by the dice that they affect, in the order in which players are offered them. */
export type TokenModifications = { readonly [K in DieKind]: readonly TokenModification<K>[] };

const FOCUS_TO_HITS: Effect = { verb: "change", from: ["focus"], to: "hit" };
const FOCUS_TO_EVADES: Effect = { verb: "change", from: ["focus"], to: "evade" };
const ONE_FOCUS_TO_HIT: Effect = { verb: "change", from: ["focus"], to: "hit", count: 1 };
const ONE_FOCUS_TO_EVADE: Effect = { verb: "change", from: ["focus"], to: "evade", count: 1 };
const ONE_TO_EVADE: Effect = { verb: "change", from: ["blank", "focus"], to: "evade", count: 1 };
const REROLL_ANY: Effect = { verb: "reroll", upTo: true };
const ADD_EVADE: Effect = { verb: "add", face: "evade" };

/** A first-edition token can be used once per step (1E-ATK-09) and may be spent without any effect (1E-ATK-10). */
const ONCE = { step: "modify", spent: true, idle: true, perStep: 1 } as const;

/** Second-edition tokens can all be spent in one step, but only when they have an effect (2E-TIME-22, 2E-ATK-22). */
const EACH = { step: "modify", spent: true, idle: false } as const;

const FIRST_EDITION: TokenModifications = {
  attack: [
    { token: "lock", dice: "attack", effect: REROLL_ANY, ...ONCE },
    { token: "focus", dice: "attack", effect: FOCUS_TO_HITS, ...ONCE },
  ],
  defense: [
    { token: "focus", dice: "defense", effect: FOCUS_TO_EVADES, ...ONCE },
    { token: "evade", dice: "defense", effect: ADD_EVADE, ...ONCE },
    { token: "reinforce", dice: "defense", effect: ADD_EVADE, step: "modify", spent: false, idle: false },
  ],
};

const SECOND_EDITION: TokenModifications = {
  attack: [
    { token: "lock", dice: "attack", effect: REROLL_ANY, ...EACH },
    { token: "focus", dice: "attack", effect: FOCUS_TO_HITS, ...EACH },
    { token: "calculate", dice: "attack", effect: ONE_FOCUS_TO_HIT, ...EACH },
    { token: "force", dice: "attack", effect: ONE_FOCUS_TO_HIT, ...EACH },
  ],
  defense: [
    { token: "focus", dice: "defense", effect: FOCUS_TO_EVADES, ...EACH },
    { token: "calculate", dice: "defense", effect: ONE_FOCUS_TO_EVADE, ...EACH },
    { token: "force", dice: "defense", effect: ONE_FOCUS_TO_EVADE, ...EACH },
    { token: "evade", dice: "defense", effect: ONE_TO_EVADE, ...EACH },
    { token: "reinforce", dice: "defense", effect: ADD_EVADE, step: "neutralize", spent: false, idle: false, leastLeft: 2 },
  ],
};

export const MODIFICATIONS: Readonly<Record<"1e" | "2.0" | "2.5", TokenModifications>> = {
  "1e": FIRST_EDITION,
  "2.0": SECOND_EDITION,
  "2.5": SECOND_EDITION,
};

/** Finds a token's effect on these dice, if any: `tokenModification(MODIFICATIONS["1e"], "attack", "focus")`. */
export function tokenModification<K extends DieKind>(
  modifications: TokenModifications,
  dice: K,
  token: ModifyingToken,
): TokenModification<K> | undefined {
  const ofDice: readonly TokenModification<K>[] = modifications[dice];
  return ofDice.find((modification) => modification.token === token);
}
