import type { Card } from "../../language/card.ts";
import { sceneOf } from "../../language/scene.ts";
import { withSlot } from "../../language/when.ts";

const withOrdnance = withSlot("torpedo", "missile");

/** In the ship's bullseye arc, evades can cancel ordnance's hits but not its criticals. */
export const devastatingBarrage: Card = {
  card: "ship:Devastating Barrage",
  title: "Devastating Barrage",
  permissions: {
    cancelCrits: (game, self, { attack }) =>
      attack.attacker === self.ship.id && attack.inBullseye && withOrdnance(sceneOf(game, self)) ? false : undefined,
  },
};
