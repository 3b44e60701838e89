import type { Card } from "../../../language/card.ts";

export const leebo: Card = {
  card: "upgrade:leebo",
  title: "“Leebo”",
  action: {
    does: [
      { verb: "free action", names: ["boost"] },
      { verb: "gain", token: "ion" },
    ],
  },
};
