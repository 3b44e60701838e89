import type { Card } from "../../../card.ts";
import { sceneOf, whoIs } from "../../../scene.ts";
import { both, friendly, within } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

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
