import type { Card } from "../../../language/card.ts";

export const pulsedrayshield: Card = {
  card: "upgrade:pulsedrayshield",
  title: "Pulsed Ray Shield",
  triggers: [{ at: "duringEnd", may: [{ verb: "gain", token: "ion" }, { verb: "recover shield" }] }],
};
