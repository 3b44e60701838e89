import type { Card } from "../../../language/card.ts";
import { sceneOf } from "../../../language/scene.ts";
import { inNetwork } from "./phrases.ts";

export const dbs32c: Card = {
  card: "pilot:dbs32c",
  title: "DBS-32C",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "spend", token: "calculate" },
        { verb: "free action", names: ["coordinate"] },
      ],
    },
  ],
  permissions: {
    coordinate: (game, self, { ship, target }) => (ship === self.ship && !inNetwork(sceneOf(game, self), target) ? false : undefined),
  },
};
