import type { AttackPool } from "@broadside/dice";
import { loseShield, modifyAttackDice, partOf, shieldsLeft } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { named, pick } from "../../language/pick.ts";
import { type CardScene, type When, whoIs } from "../../language/scene.ts";
import { all, both, friendly, isAttacker, within, withPrimary, withUpgrade } from "../../language/when.ts";

/** Returns the shields on the defender, or on its targeted section if the defender has two Ship cards. */
function shieldsOfDefender(scene: CardScene): number {
  const defender = whoIs(scene, "defender");
  return defender ? shieldsLeft(defender, partOf(scene.game, defender, scene.attack?.section)) : 0;
}
const defenderHasShields: When = (scene) => shieldsOfDefender(scene) > 0;
const diceOf = ({ game }: CardScene): AttackPool => game.state.attack?.attackDice ?? [];

/** Spends one result to remove a shield from the defender. */
const SPEND_RESULT = pick({
  kind: "spend die result",
  rule: "1E-ATK-20",
  among: (scene) => named([...new Set(diceOf(scene).map(({ face }) => face))]),
  *perform(scene, spent) {
    const { game } = scene;
    const place = diceOf(scene).findIndex(({ face }) => face === spent);
    const defender = whoIs(scene, "defender");
    if (place < 0 || !defender) return;
    modifyAttackDice(game, diceOf(scene).toSpliced(place, 1));
    if (defenderHasShields(scene)) yield* loseShield(game, defender, partOf(game, defender, scene.attack?.section));
  },
});

export const optimizedprototype: Card = {
  card: "condition:optimizedprototype",
  title: "Optimized Prototype",
  worksInReserve: true,
  changes: [{ of: "shieldValue", by: 1 }],
  dice: [
    {
      dice: "attack",
      once: "a round",
      when: all(withPrimary, defenderHasShields),
      may: [SPEND_RESULT],
    },
  ],
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(1, 2), withUpgrade("directorkrennic")),
          does: [{ verb: "lock", on: "defender", who: "chosen" }],
        },
      ],
    },
  ],
};
