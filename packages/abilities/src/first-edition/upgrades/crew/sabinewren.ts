import { deviceArea } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, enemy, near } from "../../../language/when.ts";
import { bombOf, isOfFriendlyBomb } from "../../bombs.ts";

const nearBomb = near((scene) => {
  const bomb = bombOf(scene);
  return bomb && deviceArea(scene.game, bomb);
});

export const sabinewren: Card = {
  card: "upgrade:sabinewren",
  title: "Sabine Wren",
  triggers: [
    {
      at: "hasDetonated",
      once: "a round",
      when: isOfFriendlyBomb,
      must: [{ verb: "choose ship", among: both(enemy, nearBomb), does: [{ verb: "suffer", hits: 1, who: "chosen" }] }],
    },
  ],
};
