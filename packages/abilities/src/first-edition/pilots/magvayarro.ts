import type { Card } from "../../language/card.ts";
import { sceneOf, whoIs } from "../../language/scene.ts";
import { both, other, within } from "../../language/when.ts";
import { defenderIs } from "../../language/when-second-edition.ts";

/** Whoever's ship it is. */
const isNear = defenderIs(both(other, within(1, 2)));

export const magvayarroPilot: Card = {
  card: "pilot:magvayarro",
  title: "Magva Yarro",
  limits: {
    rerolledDice(game, self, { dice, seat, attack }) {
      const scene = { ...sceneOf(game, self), attack };
      return dice === "attack" && whoIs(scene, "attacker")?.seat === seat && isNear(scene) ? { most: 1 } : undefined;
    },
  },
};
