import type { Card, DiceChange } from "../../../language/card.ts";
import { bothRevealed } from "./phrases.ts";

const SAME_BEARING: Pick<DiceChange, "when" | "may"> = {
  when: bothRevealed((own, enemys) => own.bearing === enemys.bearing),
  may: [{ verb: "change", from: "focus", to: "blank" }],
};

/** Changes the enemy's dice if both ships revealed the same bearing. Left and right turns have the same bearing (2E-MOVE-01). */
export const contrail: Card = {
  card: "pilot:contrail",
  title: "“Contrail”",
  dice: [
    { dice: "attack", as: "defender", ...SAME_BEARING },
    { dice: "defense", as: "attacker", ...SAME_BEARING },
  ],
};
