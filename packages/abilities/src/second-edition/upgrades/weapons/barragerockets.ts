import { rerollablePlaces } from "@broadside/dice";
import { chargesOn, choose, diceOf, optionsOf, rerollInAttack, spendCharges } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Scene } from "../../../language/scene.ts";
import { all, withThisWeapon } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

const mostRerolled = ({ game, self: { ship, at } }: Scene): number =>
  Math.min(chargesOn(ship, at), rerollablePlaces(diceOf(game, "attack")).length);

/** In the bullseye each further charge rolls a die again. */
export const barragerockets: Card = {
  card: "upgrade:barragerockets",
  title: "Barrage Rockets",
  weapon: { needs: "focus", charges: 1 },
  dice: [
    {
      dice: "attack",
      when: all(withThisWeapon, defenderInBullseye),
      may: [
        {
          verb: "special",
          can: (scene) => mostRerolled(scene) > 0,
          *perform(scene) {
            const { game, self } = scene;
            const count = yield* choose<number>(() => ({
              kind: "charges to spend",
              seat: self.ship.seat,
              rule: "2E-CHARGE-03",
              about: { ship: self.ship.id, card: self.card },
              options: optionsOf(
                Array.from({ length: Math.max(1, mostRerolled(scene)) }, (_, at) => ({ key: `${at + 1}`, value: at + 1 })),
              ),
            }));
            if (spendCharges(game, self.ship, self.at, count))
              yield* rerollInAttack(game, "attack", self.ship.seat, { most: count, least: count });
          },
        },
      ],
    },
  ],
};
