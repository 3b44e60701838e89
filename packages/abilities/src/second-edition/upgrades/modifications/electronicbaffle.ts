import { RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { removeOne } from "../phrases.ts";

export const electronicbaffle: Card = {
  card: "upgrade:electronicbaffle",
  title: "Electronic Baffle",
  triggers: [{ at: "duringEnd", may: [{ verb: "suffer", hits: 1 }, removeOne(RED)] }],
};
