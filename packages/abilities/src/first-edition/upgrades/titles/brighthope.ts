import type { Card } from "../../../language/card.ts";

export const brighthope: Card = {
  card: "upgrade:brighthope",
  title: "Bright Hope",
  changes: [{ of: "reinforcement", by: 1, when: ({ attack }) => attack?.section === "fore" }],
};
