/** Attack dice that an attacker is given before it rolls, by its own card or by another ship's. */
import type { Card } from "../../card.ts";
import type { Deed } from "../../deed.ts";
import type { Who } from "../../scene.ts";

const EFFECT = "more attack dice";

export const moreDice = (count: number, who?: Who): Deed => ({
  verb: "lasting",
  effect: EFFECT,
  until: "attack",
  value: count,
  ...(who && { who }),
});

/** What cards that say so have among their effects. */
export const MORE_DICE: NonNullable<Card["effects"]> = {
  [EFFECT]: { changes: [{ of: "attackDice", by: ({ self }) => self.effect?.value ?? 0 }] },
};
