import type { Card } from "../../../language/card.ts";
import { sceneOf, whoIs } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const isCovered = defenderIs(both(friendly, within(0, 2)));

export const magvayarro: Card = {
  card: "pilot:magvayarro",
  title: "Magva Yarro",
  limits: {
    rerolledDice(game, self, { dice, seat, attack }) {
      const scene = { ...sceneOf(game, self), attack };
      return dice === "attack" && whoIs(scene, "attacker")?.seat === seat && isCovered(scene) ? { most: 1 } : undefined;
    },
  },
};
