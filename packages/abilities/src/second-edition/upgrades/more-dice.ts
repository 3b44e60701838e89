/** Attack dice that an attacker is given before it rolls, by its own card or by another ship's. */
import { attackDiceOf, figureIn } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Deed } from "../../language/deed.ts";
import type { When, Who } from "../../language/scene.ts";
import { isFree } from "../pilots/first-order/phrases.ts";

const EFFECT = "more attack dice";

export const moreDice = (count: number, who?: Who): Deed => ({
  verb: "lasting",
  effect: EFFECT,
  until: "attack",
  value: count,
  ...(who && { who }),
});

const UP_TO = "more attack dice, up to four";
const MOST = 4;

/** Nobody pays for a die that would not be rolled (2E-TIME-22). */
export const hasRoomUpToFour: When = (scene) => isFree(scene) && attackDiceOf(scene.game) < MOST;
/** One more, four at most. */
export const oneMoreUpToFour = (who?: Who): Deed => ({ verb: "lasting", effect: UP_TO, until: "attack", ...(who && { who }) });
export const MORE_UP_TO_FOUR: NonNullable<Card["effects"]> = {
  [UP_TO]: {
    changes: [{ of: "attackDice", by: 1 }],
    limits: { attackDice: (_, self, { ship }) => (ship === self.ship ? { most: MOST } : undefined) },
  },
};

/** What cards that say so have among their effects. */
export const MORE_DICE: NonNullable<Card["effects"]> = {
  [EFFECT]: { changes: [{ of: "attackDice", by: ({ self }) => figureIn(self.effect) }] },
};
