import type { Card } from "../../../language/card.ts";
import { all, atRange, isAttacker, isDefender, withPrimary } from "../../../language/when.ts";

/** Applies the range bonuses (1E-ATK-05) once more. */
export const talonbanecobra: Card = {
  card: "pilot:talonbanecobra",
  title: "Talonbane Cobra",
  changes: [
    { of: "attackDice", by: 1, when: all(isAttacker, withPrimary, atRange(1)) },
    { of: "defenseDice", by: 1, when: all(isDefender, withPrimary, atRange(3, Number.POSITIVE_INFINITY)) },
  ],
};
