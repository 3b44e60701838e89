import type { Card } from "../../language/card.ts";

const BERTHS = 4;

/** Small ships may dock with this ship. */
export const dockingClamps: Card = {
  card: "ship:Docking Clamps",
  title: "Docking Clamps",
  permissions: {
    carry(game, self, { ship, docking }) {
      if (ship !== self.ship || game.factsOf(docking).type.size !== "small") return undefined;
      const aboard = game.state.ships.filter(({ status, carrier }) => status === "docked" && carrier === ship.id);
      return aboard.length < BERTHS ? true : undefined;
    },
  },
};
