import type { Card } from "../../language/card.ts";
import { sceneOf } from "../../language/scene.ts";
import { withSlot } from "../../language/when.ts";

const withOrdnance = withSlot("torpedo", "missile");

/** In its bullseye arc evades cancel no criticals of ordnance: they cancel hits alone. */
export const devastatingBarrage: Card = {
  card: "ship:Devastating Barrage",
  title: "Devastating Barrage",
  permissions: {
    cancelCrits: (game, self, { attack }) =>
      attack.attacker === self.ship.id && attack.inBullseye && withOrdnance(sceneOf(game, self)) ? false : undefined,
  },
};
