import type { Card } from "../../../language/card.ts";
import { sceneOf } from "../../../language/scene.ts";
import { both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const friendDefends = defenderIs(both(friendly, other, within(1, 2)));

export const magvayarroPilot: Card = {
  card: "pilot:magvayarro",
  title: "Magva Yarro",
  limits: {
    rerolledDice: (game, self, { dice, by, attack }) =>
      dice === "attack" && attack.attacker === by.id && friendDefends({ ...sceneOf(game, self), attack }) ? { most: 1 } : undefined,
  },
};
