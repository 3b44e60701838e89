import type { AttackPool } from "@broadside/dice";
import { choose, modifyAttackDice, optionsOf, type Procedure, partOf, setShields, shieldsLeft } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type Scene, type When, whoIs } from "../../language/scene.ts";
import { all, both, friendly, isAttacker, within, withPrimary, withUpgrade } from "../../language/when.ts";

/** Of the targeted section, where the defender has two Ship cards. */
function shieldsOfDefender(scene: Scene): number {
  const defender = whoIs(scene, "defender");
  return defender ? shieldsLeft(defender, partOf(scene.game, defender, scene.attack?.section)) : 0;
}
const defenderHasShields: When = (scene) => shieldsOfDefender(scene) > 0;
const diceOf = ({ game }: Scene): AttackPool => game.state.attack?.attackDice ?? [];

/** One result is spent, and the defender loses a shield for it. */
function* spendResult(scene: Scene): Procedure {
  const { game, self } = scene;
  const results = () => [...new Set(diceOf(scene).map(({ face }) => face))].map((face) => ({ key: face, value: face }));
  const spent: string = yield* choose<string>(() => ({
    kind: "spend die result",
    seat: self.ship.seat,
    rule: "1E-ATK-20",
    about: { ship: self.ship.id, card: self.card },
    options: results().length > 0 ? optionsOf(results()) : [{ key: "none", value: "none" }],
  }));
  const place = diceOf(scene).findIndex(({ face }) => face === spent);
  const defender = whoIs(scene, "defender");
  if (place < 0 || !defender) return;
  modifyAttackDice(game, diceOf(scene).toSpliced(place, 1));
  setShields(game, defender, partOf(game, defender, scene.attack?.section), Math.max(0, shieldsOfDefender(scene) - 1));
}

export const optimizedprototype: Card = {
  card: "condition:optimizedprototype",
  title: "Optimized Prototype",
  changes: [{ of: "shieldValue", by: 1 }],
  dice: [
    {
      dice: "attack",
      once: "a round",
      when: all(withPrimary, defenderHasShields),
      may: [{ verb: "special", can: (scene) => diceOf(scene).length > 0, perform: spendResult }],
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
