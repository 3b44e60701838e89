import type { Ship } from "@broadside/rules";
import { assignCondition, choose, mayHave, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { anyPilot } from "../../../language/lending.ts";
import type { CardScene } from "../../../language/scene.ts";
import { enemy } from "../../../language/when.ts";

const CONDITIONS = ["shadowed", "mimicked"] as const;
type Following = readonly [Ship, (typeof CONDITIONS)[number]];

/** Pairs each enemy with each of the two Conditions. No enemy is on the table yet. */
const ways = (scene: CardScene): readonly { readonly key: string; readonly value: Following }[] =>
  scene.game.state.ships
    .filter((ship) => enemy(scene, ship) && mayHave(scene.game, ship, "condition"))
    .flatMap((ship) => CONDITIONS.map((condition) => ({ key: `${ship.id} ${condition}`, value: [ship, condition] as const })));

function* follow(scene: CardScene): Procedure {
  const { game, self } = scene;
  const [ship, condition] = yield* choose<Following>(() => ({
    kind: "assign Condition",
    seat: self.ship.seat,
    rule: "1E-COND-01",
    about: { ship: self.ship.id, card: self.card },
    options: optionsOf(ways(scene)),
  }));
  yield* assignCondition(game, condition, ship, self.ship);
}

export const thweek: Card = {
  card: "pilot:thweek",
  title: "Thweek",
  lends: anyPilot,
  triggers: [{ at: "beforeForces", may: [{ verb: "special", can: (scene) => ways(scene).length > 0, perform: follow }] }],
};
