import type { Card } from "../../../card.ts";
import { all, isAttacker, isDefender, withPrimary } from "../../../when.ts";
import { bothRevealed } from "./phrases.ts";

const isFaster = bothRevealed((own, enemys) => own.speed > enemys.speed);

export const ricolie: Card = {
  card: "pilot:ricolie",
  title: "Ric Olié",
  changes: [
    { of: "attackDice", by: 1, when: all(isAttacker, withPrimary, isFaster) },
    { of: "defenseDice", by: 1, when: all(isDefender, isFaster) },
  ],
};
