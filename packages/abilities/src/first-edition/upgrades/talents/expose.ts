import type { Card } from "../../../language/card.ts";

export const expose: Card = {
  card: "upgrade:expose",
  title: "Expose",
  action: { does: [{ verb: "lasting", effect: "expose", until: "round" }] },
  effects: {
    expose: {
      changes: [
        { of: "primaryValue", by: 1 },
        { of: "agility", by: -1 },
      ],
    },
  },
};
