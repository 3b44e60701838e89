import type { Card, DiceChange } from "../../../language/card.ts";
import { all, attackerIs, both, enemy, friendly, lostWithin, within } from "../../../language/when.ts";
import { defenderIs, hasCharges, lowerInitiative, subjectIs } from "../../../language/when-second-edition.ts";

const isLed = both(friendly, within(1, 2), lowerInitiative);
const AGAIN: Omit<DiceChange, "dice"> = { helpsOthers: true, may: [{ verb: "reroll", most: 1, least: 1, faces: ["focus"] }] };

export const captaincardinal: Card = {
  card: "pilot:captaincardinal",
  title: "Captain Cardinal",
  dice: [
    { dice: "attack", when: all(attackerIs(isLed), hasCharges()), ...AGAIN },
    { dice: "defense", when: all(defenderIs(isLed), hasCharges()), ...AGAIN },
  ],
  triggers: [{ at: "shipLost", when: all(subjectIs(enemy), lostWithin(0, 3)), must: [{ verb: "lose charge" }] }],
};
