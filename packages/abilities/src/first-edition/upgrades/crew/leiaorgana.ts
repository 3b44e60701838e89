import type { Card } from "../../../language/card.ts";

/** A ship without a dial reveals nothing, so its maneuver stays red. */
export const leiaorgana: Card = {
  card: "upgrade:leiaorgana",
  title: "Leia Organa",
  triggers: [
    {
      at: "startOfActivation",
      may: [{ verb: "discard this card" }, { verb: "lasting", effect: "leiaorgana", until: "phase", who: "all friends" }],
    },
  ],
  effects: {
    leiaorgana: {
      mayTreatAs: (_, self, { ship, maneuver }) =>
        ship === self.ship && ship.dial !== undefined && maneuver.colour === "red" ? "white" : undefined,
    },
  },
};
