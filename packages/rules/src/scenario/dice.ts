/** Dice that a scenario has rolled: nothing changes them, for they belong to no ship (EB-RULE-05). */
import { type AttackFace, changeFaces, rollAttack } from "@broadside/dice";
import type { RuleName } from "@broadside/protocol";
import { modifyDefenseDice } from "../attack/dice.ts";
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";

/** How many of so many attack dice show one of the faces; who rolls them, and what for, is told. */
export function rollFor(
  game: Situation,
  dice: number,
  faces: readonly AttackFace[],
  { seat, text, rule }: { readonly seat: Seat; readonly text: string; readonly rule: RuleName },
): number {
  const rolled = rollAttack((below) => game.draw(below), dice).map(({ face }) => face);
  game.note({ note: "rolled", seat, reason: text, faces: rolled, rule });
  return rolled.filter((face) => faces.includes(face)).length;
}

/** Focus results of the defender count as evades, whatever was done before. */
export function focusAsEvades(game: Situation): void {
  const dice = game.state.attack?.defenseDice;
  if (dice?.some(({ face }) => face === "focus")) modifyDefenseDice(game, changeFaces(dice, "focus", "evade"));
}
