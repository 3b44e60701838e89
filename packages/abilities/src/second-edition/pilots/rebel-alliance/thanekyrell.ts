import { exposeChosen } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { SPEND_RESULT } from "../../spend-result.ts";

export const thanekyrell: Card = {
  card: "pilot:thanekyrell",
  title: "Thane Kyrell",
  dice: [
    {
      dice: "attack",
      may: [
        SPEND_RESULT,
        {
          verb: "special",
          can: (scene) => whoIs(scene, "defender")?.damage.some(({ faceup }) => !faceup) === true,
          *perform(scene) {
            const defender = whoIs(scene, "defender");
            if (defender) yield* exposeChosen(scene.game, defender, scene.self.ship);
          },
        },
      ],
    },
  ],
};
