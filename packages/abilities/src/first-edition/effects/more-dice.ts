import type { Card } from "../../card.ts";
import type { Amount } from "../../deed.ts";
import { isAttacker, isDefender } from "../../when.ts";

const byItsValue: Amount = ({ self }) => self.effect?.value ?? 0;

/** Dice that a card adds before the roll (1E-ATK-06), as many as the value of the effect. */
export const moreDice: readonly Card[] = [
  { card: "effect:more attack dice", title: "More attack dice", changes: [{ of: "attackDice", by: byItsValue, when: isAttacker }] },
  { card: "effect:more defense dice", title: "More defense dice", changes: [{ of: "defenseDice", by: byItsValue, when: isDefender }] },
];
