import { chargesOn, choose, optionsOf, spendCharges } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import type { Scene } from "../../../language/scene.ts";
import { all, isAttacker, upgradesOf } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";

const loaded = ({ game, self: { ship } }: Scene): readonly number[] =>
  upgradesOf(game, ship, "torpedo").filter((place) => chargesOn(ship, place) > 0);

const SPEND_TORPEDO: Deed = {
  verb: "special",
  can: (scene) => loaded(scene).length > 0,
  *perform(scene) {
    const { ship, card } = scene.self;
    const place = yield* choose<number | undefined>(() => {
      const options = loaded(scene).map((value) => ({ key: `${ship.upgrades[value]?.id}@${value}`, value }));
      return {
        kind: "choose one",
        seat: ship.seat,
        rule: "2E-CHARGE-04",
        about: { ship: ship.id, card },
        options: options.length > 0 ? optionsOf<number | undefined>(options) : [{ key: "none", value: undefined }],
      };
    });
    if (place !== undefined) spendCharges(scene.game, ship, place);
  },
};

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
