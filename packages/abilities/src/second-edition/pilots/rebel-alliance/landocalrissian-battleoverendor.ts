import { addEffect, choose, figureIn, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const INITIATIVES: readonly number[] = [1, 2, 3, 4, 5, 6];
const EFFECT = "activates at an initiative";

function* setInitiative({ game, self: { ship, card } }: CardScene): Procedure {
  const value = yield* choose<number>(() => ({
    kind: "choose one",
    seat: ship.seat,
    rule: "2E-TIME-25",
    about: { ship: ship.id, card },
    options: optionsOf(INITIATIVES.map((one) => ({ key: String(one), value: one }))),
  }));
  addEffect(game, { id: `effect:${EFFECT}`, ship: ship.id, by: ship.id, until: "phase", data: { figure: value } });
}

export const landocalrissianBattleoverendor: Card = {
  card: "pilot:landocalrissian-battleoverendor",
  title: "Lando Calrissian",
  triggers: [{ at: "startOfActivation", may: [{ verb: "spend charge" }, { verb: "special", can: () => true, perform: setInitiative }] }],
  effects: {
    [EFFECT]: {
      latest: {
        activation: (_, { ship: own, effect }, { ship }) =>
          effect && ship === own ? { value: figureIn(effect), since: effect.since } : undefined,
      },
    },
  },
};
