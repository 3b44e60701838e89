import type { Card } from "../../../language/card.ts";
import { hasToken, not } from "../../../language/when.ts";

export const flechettecannon: Card = {
  card: "upgrade:flechettecannon",
  title: "Flechette Cannon",
  weapon: {
    ifItHits: [
      { verb: "suffer", hits: 1, who: "defender" },
      { verb: "if", when: not(hasToken("stress", "defender")), does: [{ verb: "gain", token: "stress", who: "defender" }] },
    ],
  },
};
