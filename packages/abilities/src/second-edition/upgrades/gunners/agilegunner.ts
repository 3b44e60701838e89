import type { Card } from "../../../language/card.ts";

export const agilegunner: Card = {
  card: "upgrade:agilegunner",
  title: "Agile Gunner",
  triggers: [{ at: "duringEnd", may: [{ verb: "rotate" }] }],
};
