/** A ship that waits in reserve until all other ships are placed. */
import type { Ship } from "@broadside/rules";
import { arrive, type PlacesFor } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

/** Places the ship where its card allows. */
export const comesFromReserve = (places: (ship: Ship) => PlacesFor): Pick<Card, "worksInReserve" | "permissions" | "triggers"> => ({
  worksInReserve: true,
  permissions: { startInReserve: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
  triggers: [
    {
      at: "setUpOver",
      must: [
        {
          verb: "special",
          can: ({ self }) => self.ship.status === "reserve",
          perform: ({ game, self }) => arrive(game, self.ship, places(self.ship)),
        },
      ],
    },
  ],
});
