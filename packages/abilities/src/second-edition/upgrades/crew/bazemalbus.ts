import { assign } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { enemiesNear } from "./phrases.ts";

const MOST = 2;

/** A focus action that is treated as red gives one extra token for each nearby enemy, up to two. */
export const bazemalbus: Card = {
  card: "upgrade:bazemalbus",
  title: "Baze Malbus",
  triggers: [
    {
      at: "actionDeclared",
      when: all(toThisShip, actionIs("focus"), (scene) => enemiesNear(scene) > 0),
      may: [
        { verb: "if", when: ({ moment }) => moment.colour !== "red", does: [{ verb: "gain", token: "stress" }] },
        {
          verb: "special",
          can: () => true,
          *perform(scene) {
            const { game, self } = scene;
            yield* assign(game, self.ship, "focus", Math.min(MOST, enemiesNear(scene)), self.ship);
          },
        },
      ],
    },
  ],
};
