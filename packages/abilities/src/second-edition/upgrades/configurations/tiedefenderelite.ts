import type { Card } from "../../../language/card.ts";

/** The card adds a ship ability. That ability is in its own file, in the folder for ship abilities. */
export const tiedefenderelite: Card = {
  card: "upgrade:tiedefenderelite",
  title: "TIE Defender Elite",
  changes: [
    { of: "difficulty", by: -1, when: ({ moment }) => moment.maneuver?.bearing === "turn" },
    { of: "difficulty", by: 1, when: ({ moment }) => moment.maneuver?.bearing === "koiogran" },
  ],
};
