import type { Card } from "../../../language/card.ts";

export const niennunb: Card = {
  card: "upgrade:niennunb",
  title: "Nien Nunb",
  changes: [{ of: "difficulty", by: -1, when: ({ moment }) => moment.maneuver?.bearing === "bank" }],
};
