import type { Card } from "../../../language/card.ts";

/** Its other ship ability stands with those of the ships. */
export const tiedefenderelite: Card = {
  card: "upgrade:tiedefenderelite",
  title: "TIE Defender Elite",
  changes: [
    { of: "difficulty", by: -1, when: ({ moment }) => moment.maneuver?.bearing === "turn" },
    { of: "difficulty", by: 1, when: ({ moment }) => moment.maneuver?.bearing === "koiogran" },
  ],
};
