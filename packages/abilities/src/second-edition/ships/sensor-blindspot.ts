import type { Card } from "../../language/card.ts";
import { sceneOf, type When } from "../../language/scene.ts";
import { all, atRange, isAttacker, isDefender, not, withPrimary } from "../../language/when.ts";

const nearAttack = all(isAttacker, withPrimary, atRange(0, 1));
/** True if the ship card is from the later printing. */
const isReprinted: When = ({ game, self }) => game.factsOf(self.ship).pilot.id.includes("-swz103");
const withoutBonus = (when: When): NonNullable<Card["permissions"]> => ({
  rangeBonus: (game, self) => (when(sceneOf(game, self)) ? false : undefined),
});

export const sensorBlindspot: readonly Card[] = [
  {
    card: "ship:Sensor Blindspot",
    title: "Sensor Blindspot",
    editions: ["2.0"],
    changes: [{ of: "attackDice", by: -1, when: nearAttack }],
    permissions: withoutBonus(nearAttack),
  },
  {
    card: "ship:Sensor Blindspot",
    title: "Sensor Blindspot",
    editions: ["2.5"],
    changes: [
      { of: "attackDice", by: -1, when: nearAttack },
      { of: "defenseDice", by: -1, when: all(isDefender, atRange(1), isReprinted) },
    ],
    permissions: withoutBonus(all(nearAttack, not(isReprinted))),
  },
];
