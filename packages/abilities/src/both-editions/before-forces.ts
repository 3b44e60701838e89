/** What cards of both editions do in set-up before forces are placed. */
import type { ChoiceAsk, Ship } from "@broadside/rules";
import { assignCondition, choose, mayHave, optionsOf } from "@broadside/rules/procedures";
import type { Trigger } from "../language/card.ts";
import type { CardScene } from "../language/scene.ts";
import type { ShipWhen } from "../language/when.ts";

/** One of these ships, none of which is on the table, gets a Condition. */
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
