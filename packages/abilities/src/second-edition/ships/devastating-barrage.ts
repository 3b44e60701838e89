import type { Card } from "../../language/card.ts";
import { sceneOf } from "../../language/scene.ts";
import { withSlot } from "../../language/when.ts";

const withOrdnance = withSlot("torpedo", "missile");

/** Against a defender in the ship's bullseye arc, evades can cancel the hits of its ordnance, but not the criticals. */
export const devastatingBarrage: Card = {
  card: "ship:Devastating Barrage",
  title: "Devastating Barrage",
  permissions: {
    cancelCrits: (game, self, { attack }) =>
      attack.attacker === self.ship.id && attack.inBullseye && withOrdnance(sceneOf(game, self)) ? false : undefined,
  },
};
