import { rerollablePlaces } from "@broadside/dice";
import { choose, diceOf, optionsOf, rerollInAttack, spendEnergy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Scene } from "../../../language/scene.ts";
import { any, withPrimary, withSlot } from "../../../language/when.ts";

/** As many dice as there is energy for. */
const rerolled = ({ game, self }: Scene): number => Math.min(self.ship.energy, rerollablePlaces(diceOf(game, "attack")).length);

export const gunneryspecialists: Card = {
  card: "upgrade:gunneryspecialists",
  title: "Gunnery Specialists",
  dice: [
    {
      dice: "attack",
      when: any(withPrimary, withSlot("hardpoint")),
      may: [
        {
          verb: "special",
          can: (scene) => rerolled(scene) > 0,
          *perform(scene) {
            const { game, self } = scene;
            const { ship } = self;
            const count = yield* choose<number>(() => ({
              kind: "choose one",
              seat: ship.seat,
              rule: "2E-HUGE-13",
              about: { ship: ship.id, card: self.card },
              options: optionsOf(Array.from({ length: Math.max(1, rerolled(scene)) }, (_, at) => ({ key: `${at + 1}`, value: at + 1 }))),
            }));
            if (spendEnergy(game, ship, count)) yield* rerollInAttack(game, "attack", ship.seat, { most: count, least: count });
          },
        },
      ],
    },
  ],
};
