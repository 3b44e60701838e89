import type { Card } from "../../../language/card.ts";
import { sceneOf } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const isCovered = defenderIs(both(friendly, within(0, 2)));

export const magvayarro: Card = {
  card: "pilot:magvayarro",
  title: "Magva Yarro",
  limits: {
    rerolledDice: (game, self, { dice, by, attack }) =>
      dice === "attack" && attack.attacker === by.id && isCovered({ ...sceneOf(game, self), attack }) ? { most: 1 } : undefined,
  },
};
