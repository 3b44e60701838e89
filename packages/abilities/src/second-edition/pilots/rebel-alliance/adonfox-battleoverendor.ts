import type { Card } from "../../../language/card.ts";
import { all, isDefender, isStressed } from "../../../language/when.ts";

export const adonfoxBattleoverendor: Card = {
  card: "pilot:adonfox-battleoverendor",
  title: "Adon Fox",
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, isStressed) }],
};
