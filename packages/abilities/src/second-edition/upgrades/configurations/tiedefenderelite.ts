import type { Card } from "../../../language/card.ts";

/** The ship ability that this card adds has its own file, among the other ship abilities. */
export const tiedefenderelite: Card = {
  card: "upgrade:tiedefenderelite",
  title: "TIE Defender Elite",
  changes: [
    { of: "difficulty", by: -1, when: ({ moment }) => moment.maneuver?.bearing === "turn" },
    { of: "difficulty", by: 1, when: ({ moment }) => moment.maneuver?.bearing === "koiogran" },
  ],
};
