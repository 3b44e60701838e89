import type { Ship, Situation } from "@broadside/rules";
import { assign, chargesOn, choose, loseCharges, type Option } from "@broadside/rules/procedures";
import { remember, remembered } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { whoIs } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { defenderIsDealtFaceup } from "../../../language/when-second-edition.ts";

/** Returns the defender's upgrades that have a non-recurring charge to lose. */
const chargedOf = (game: Situation, ship: Ship): readonly Option<number>[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap(({ charges }, at) =>
      charges && !charges.recovers && ship.upgrades[at]?.faceup && chargesOn(ship, at) > 0
        ? [{ key: `${ship.upgrades[at]?.id}@${at}`, value: at }]
        : [],
    );

const STRAIN_OR_CHARGE: Instruction = {
  verb: "special",
  can: (scene) => whoIs(scene, "defender")?.status === "inPlay",
  *perform(scene) {
    const { game, self } = scene;
    const defender = whoIs(scene, "defender");
    if (!defender) return;
    const place = yield* choose<number | undefined>((now) => ({
      kind: "choose one",
      seat: defender.seat,
      rule: "2E-CHARGE-05",
      about: { ship: defender.id, card: self.card },
      options: [{ key: "strain", value: undefined }, ...chargedOf(now, defender)],
    }));
    if (place !== undefined) loseCharges(game, defender, place);
    else if (defender.status === "inPlay") yield* assign(game, defender, "strain", 1, self.ship);
  },
};

export const wilsateshlo: Card = {
  card: "pilot:wilsateshlo",
  title: "Wilsa Teshlo",
  triggers: [
    { at: "damageDealt", when: all(isAttacker, defenderIsDealtFaceup), must: [remember("faceup")] },
    { at: "afterAttack", when: all(isAttacker, remembered("faceup")), must: [STRAIN_OR_CHARGE] },
  ],
};
