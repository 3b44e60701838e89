import type { Card } from "../../language/card.ts";

/** While the ship is docked, its carrier may coordinate, even before it activates. */
export const commsShuttle: Card = {
  card: "ship:Comms Shuttle",
  title: "Comms Shuttle",
  worksInReserve: true,
  barActions: (_, self, { ship }) => (self.ship.carrier === ship.id ? ["white coordinate"] : []),
  triggers: [
    {
      at: "beforeActivation",
      when: ({ self, moment }) => self.ship.carrier !== undefined && self.ship.carrier === moment.ship,
      may: [{ verb: "free action", names: ["coordinate"], who: "subject" }],
    },
  ],
};
