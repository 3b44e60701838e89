/** Extra attack dice that a card gives an attacker before it rolls. The card can be on another ship. */
import { attackDiceOf, figureIn } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import type { When, Who } from "../../language/scene.ts";
import { isFree } from "../pilots/first-order/phrases.ts";

const EFFECT = "more attack dice";

export const moreDice = (count: number, who?: Who): Instruction => ({
  verb: "lasting",
  effect: EFFECT,
  until: "attack",
  value: count,
  ...(who && { who }),
});

const UP_TO = "more attack dice, up to four";
const MOST = 4;

/** True if there is room for one more die, because a player can't pay for a die that would not be rolled (2E-TIME-22). */
export const hasRoomUpToFour: When = (scene) => isFree(scene) && attackDiceOf(scene.game) < MOST;
/** Adds one attack die, but never more than four in total. */
export const oneMoreUpToFour = (who?: Who): Instruction => ({ verb: "lasting", effect: UP_TO, until: "attack", ...(who && { who }) });
export const MORE_UP_TO_FOUR: NonNullable<Card["effects"]> = {
  [UP_TO]: {
    changes: [{ of: "attackDice", by: 1 }],
    limits: { attackDice: (_, self, { ship }) => (ship === self.ship ? { most: MOST } : undefined) },
  },
};

/** The effect that cards using `moreDice` must list. */
export const MORE_DICE: NonNullable<Card["effects"]> = {
  [EFFECT]: { changes: [{ of: "attackDice", by: ({ self }) => figureIn(self.effect) }] },
};
