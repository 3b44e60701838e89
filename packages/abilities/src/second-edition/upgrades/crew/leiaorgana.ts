import type { Card } from "../../../language/card.ts";

const EASIER = "easier red maneuvers";

export const leiaorgana: Card = {
  card: "upgrade:leiaorgana",
  title: "Leia Organa",
  triggers: [
    {
      at: "startOfActivation",
      may: [
        { verb: "spend charge", count: 3 },
        { verb: "lasting", effect: EASIER, until: "phase", who: "all friends" },
      ],
    },
  ],
  effects: { [EASIER]: { changes: [{ of: "difficulty", by: -1, when: ({ moment }) => moment.maneuver?.colour === "red" }] } },
};
