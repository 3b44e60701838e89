import type { Card } from "../../../card.ts";
import { sceneOf } from "../../../scene.ts";
import { bothRevealed } from "./phrases.ts";

const isAsFast = bothRevealed((own, enemys) => own.speed === enemys.speed);

/** Nobody modifies the dice of the other ship. */
export const dineeellberger: Card = {
  card: "pilot:dineeellberger",
  title: "Dineé Ellberger",
  permissions: {
    modify(game, self, { dice, attack }) {
      const enemys = attack.attacker === self.ship.id ? "defense" : "attack";
      return dice === enemys && isAsFast({ ...sceneOf(game, self), attack }) ? false : undefined;
    },
  },
};
