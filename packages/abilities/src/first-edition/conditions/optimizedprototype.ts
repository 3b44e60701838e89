import type { AttackPool } from "@broadside/dice";
import { choose, modifyAttackDice, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import { type Scene, type When, whoIs } from "../../scene.ts";
import { all, both, friendly, isAttacker, within, withPrimary, withUpgrade } from "../../when.ts";

const defenderHasShields: When = (scene) => (whoIs(scene, "defender")?.shields ?? 0) > 0;
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
  game.setShip(defender, { shields: Math.max(0, defender.shields - 1) });
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
