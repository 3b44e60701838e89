/** Dice rolled by a scenario. They belong to no ship, so nothing can change them (EB-RULE-05). */
import { type AttackFace, changeFaces, rollAttack } from "@broadside/dice";
import type { DiceReason, RuleName } from "@broadside/protocol";
import { modifyDefenseDice } from "../attack/dice.ts";
import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";

/** Rolls attack dice and counts those that show one of the given faces. The log says who rolls and why. */
export function rollFor(
  game: Situation,
  dice: number,
  faces: readonly AttackFace[],
  { seat, text, rule }: { readonly seat: Seat; readonly text: DiceReason; readonly rule: RuleName },
): number {
  const rolled = rollAttack((below) => game.draw(below), dice).map(({ face }) => face);
  game.note({ note: "rolled", seat, reason: text, faces: rolled, rule });
  return rolled.filter((face) => faces.includes(face)).length;
}

/** Makes each of the defender's focus results count as an evade, even after dice were modified. */
export function focusAsEvades(game: Situation): void {
  const dice = game.state.attack?.defenseDice;
  if (dice?.some(({ face }) => face === "focus")) modifyDefenseDice(game, changeFaces(dice, "focus", "evade"));
}
