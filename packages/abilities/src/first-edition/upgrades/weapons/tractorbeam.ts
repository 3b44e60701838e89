import type { Card } from "../../../language/card.ts";

export const tractorbeam: Card = {
  card: "upgrade:tractorbeam",
  title: "Tractor Beam",
  weapon: { ifItHits: [{ verb: "gain", token: "tractor", who: "defender" }] },
};
