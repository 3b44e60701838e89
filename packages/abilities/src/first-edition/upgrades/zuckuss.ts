import { rerollablePlaces } from "@broadside/dice";
import { assign, choose, diceOf, mayHave, optionsOf, type Procedure, rerollInAttack } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Scene, When } from "../../language/scene.ts";
import { all, isAttacker, isUnstressed } from "../../language/when.ts";

const rerollable = ({ game }: Scene): number => rerollablePlaces(diceOf(game, "defense")).length;

/** Stress must be taken: a huge ship cannot (HS-TOKEN-02). */
const canPay: When = (scene) => mayHave(scene.game, scene.self.ship, "stress") && rerollable(scene) > 0;

function* shake(scene: Scene): Procedure {
  const { game, self } = scene;
  const { ship, card } = self;
  const count: number = yield* choose(() => {
    const counts = Array.from({ length: Math.max(1, rerollable(scene)) }, (_, less) => less + 1);
    return {
      kind: "how many stress tokens",
      seat: ship.seat,
      rule: "1E-COMP-09",
      about: { ship: ship.id, card },
      options: optionsOf(counts.map((value) => ({ key: `${value}`, value }))),
    };
  });
  yield* assign(game, ship, "stress", count, ship);
  yield* rerollInAttack(game, "defense", ship.seat, { least: count, most: count });
}

export const zuckussCrew: Card = {
  card: "upgrade:zuckuss",
  title: "Zuckuss",
  dice: [
    {
      dice: "defense",
      as: "attacker",
      when: all(isAttacker, isUnstressed),
      may: [{ verb: "special", can: canPay, perform: shake }],
    },
  ],
};
