import type { Card } from "../../language/card.ts";

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
    leiaorgana: { difficulty: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.colour === "red" ? "white" : undefined) },
  },
};
