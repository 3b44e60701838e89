import { type AllowedActions, freeAction, hasFreeAction } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

/** Allows the actions on the ship's faceup Damage cards, even while the ship is stressed. */
const onDamage = ({ game, self: { ship, card } }: CardScene): AllowedActions => ({
  names: ship.damage.flatMap((one) => (one.faceup ? [game.damageFacts(ship, one.card).key] : [])),
  evenStressed: true,
  rule: "2E-ACT-04",
  card,
});

const isOfShip: When = ({ game, self, moment: { card } }) => card !== undefined && game.damageFacts(self.ship, card).trait === "ship";

/** When a Ship card is repaired, rolls a die, which can repair another card or expose one. */
export const pelimotto: Card = {
  card: "upgrade:pelimotto",
  title: "Peli Motto",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        {
          verb: "special",
          can: (scene) => hasFreeAction(scene.game, scene.self.ship, onDamage(scene)),
          *perform(scene) {
            yield* freeAction(scene.game, scene.self.ship, onDamage(scene));
          },
        },
      ],
    },
    {
      at: "repaired",
      when: all(toThisShip, isOfShip),
      may: [{ verb: "roll", on: { hit: [{ verb: "repair", kind: "faceup", trait: "ship" }], crit: [{ verb: "expose" }] } }],
    },
  ],
};
