import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isDefender, isStressed, withPrimary } from "../../../language/when.ts";

export const lulolampar: Card = {
  card: "pilot:lulolampar",
  title: "L’ulo L’ampar",
  changes: [
    { of: "defenseDice", by: -1, when: all(isDefender, isStressed) },
    { of: "attackDice", by: 1, when: all(isAttacker, withPrimary, isStressed) },
  ],
};
