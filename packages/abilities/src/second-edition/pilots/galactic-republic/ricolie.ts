import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isDefender, withPrimary } from "../../../language/when.ts";
import { isFaster } from "./phrases.ts";

export const ricolie: Card = {
  card: "pilot:ricolie",
  title: "Ric Olié",
  changes: [
    { of: "attackDice", by: 1, when: all(isAttacker, withPrimary, isFaster) },
    { of: "defenseDice", by: 1, when: all(isDefender, isFaster) },
  ],
};
