import type { Card } from "../../../language/card.ts";

export const azmorigan: Card = {
  card: "upgrade:azmorigan",
  title: "Azmorigan",
  triggers: [{ at: "startOfEnd", may: [{ verb: "spend energy", amount: 1 }, { verb: "exchange a card" }] }],
};
