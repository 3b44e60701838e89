import type { Card } from "../../../language/card.ts";
import { all, atRange, isAttacker, isDefender } from "../../../language/when.ts";

export const talonbanecobra: Card = {
  card: "pilot:talonbanecobra",
  title: "Talonbane Cobra",
  changes: [
    { of: "attackDice", by: 1, when: all(isAttacker, atRange(1)) },
    { of: "defenseDice", by: 1, when: all(isDefender, atRange(3)) },
  ],
};
