import type { Ship } from "@broadside/rules";
import { assignCondition, choose, enemiesOf, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { anyPilot } from "../../language/lending.ts";
import type { CardScene, When } from "../../language/scene.ts";

const CONDITIONS = ["shadowed", "mimicked"] as const;

const isFirstRound: When = ({ game, self }) => game.state.round === 1 && enemiesOf(game, self.ship).length > 0;

/** An enemy ship gets one of the two Conditions; as both speak of the time after set-up, this comes before the first dials are set. */
function* follow({ game, self: { ship, card } }: CardScene): Procedure {
  const picked = yield* choose<readonly [Ship, string] | undefined>(() => {
    const choices = enemiesOf(game, ship).flatMap((enemy) =>
      CONDITIONS.map((condition) => ({ key: `${enemy.id} ${condition}`, value: [enemy, condition] as const })),
    );
    const options =
      choices.length > 0 ? optionsOf<readonly [Ship, string] | undefined>(choices) : ([{ key: "none", value: undefined }] as const);
    return { kind: "assign Condition", seat: ship.seat, rule: "1E-COND-01", about: { ship: ship.id, card }, options };
  });
  if (picked) yield* assignCondition(game, picked[1], picked[0], ship);
}

export const thweek: Card = {
  card: "pilot:thweek",
  title: "Thweek",
  lends: anyPilot,
  triggers: [{ at: "startOfPlanning", once: "a game", when: isFirstRound, may: [{ verb: "special", can: isFirstRound, perform: follow }] }],
};
