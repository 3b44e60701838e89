/** What cards in both editions do during set-up, before forces are placed. */
import type { ChoiceAsk, Ship } from "@broadside/rules";
import { assignCondition, choose, mayHave, optionsOf } from "@broadside/rules/procedures";
import type { Trigger } from "../language/card.ts";
import type { CardScene } from "../language/scene.ts";
import type { ShipWhen } from "../language/when.ts";

/** Assigns a Condition to one of these ships. None of them is on the table yet. */
export function conditionBeforeForces(condition: string, among: ShipWhen, rule: ChoiceAsk["rule"]): Trigger {
  const ships = (scene: CardScene): readonly Ship[] =>
    scene.game.state.ships.filter((ship) => among(scene, ship) && mayHave(scene.game, ship, "condition"));
  return {
    at: "beforeForces",
    must: [
      {
        verb: "special",
        can: (scene) => ships(scene).length > 0,
        *perform(scene) {
          const { game, self } = scene;
          const ship = yield* choose<Ship>(() => ({
            kind: "choose ship",
            seat: self.ship.seat,
            rule,
            about: { ship: self.ship.id, card: self.card },
            options: optionsOf(ships(scene).map((value) => ({ key: value.id, value }))),
          }));
          yield* assignCondition(game, condition, ship, self.ship);
        },
      },
    ],
  };
}
