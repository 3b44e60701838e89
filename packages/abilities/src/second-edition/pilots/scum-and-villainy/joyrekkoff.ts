import { chargesOn, spendCharges } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, isAttacker, upgradesOf } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";

const loaded = ({ game, self: { ship } }: CardScene): readonly number[] =>
  upgradesOf(game, ship, "torpedo").filter((place) => chargesOn(ship, place) > 0);

const SPEND_TORPEDO = pick({
  rule: "2E-CHARGE-04",
  among: (scene) => upgradesAt(scene.self.ship, loaded(scene)),
  apply: ({ game, self }, place) => spendCharges(game, self.ship, place),
});

export const joyrekkoff: Card = {
  card: "pilot:joyrekkoff",
  title: "Joy Rekkoff",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, beforeDice("defense")),
      may: [SPEND_TORPEDO, { verb: "lasting", effect: "joy rekkoff", until: "attack" }],
    },
  ],
  effects: { "joy rekkoff": { changes: [{ of: "defenseDice", by: -1, whose: "defender", when: isAttacker }] } },
};
