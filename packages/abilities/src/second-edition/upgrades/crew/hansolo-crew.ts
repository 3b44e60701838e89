import { assign } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { enemiesNear } from "./phrases.ts";

export const hansolocrew: Card = {
  card: "upgrade:hansolo-crew",
  title: "Han Solo",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("evade")),
      must: [
        {
          verb: "special",
          can: (scene) => enemiesNear(scene) > 0,
          *perform(scene) {
            yield* assign(scene.game, scene.self.ship, "evade", enemiesNear(scene), scene.self.ship);
          },
        },
      ],
    },
  ],
};
