import type { Card } from "../../../language/card.ts";

export const jammingbeam: Card = {
  card: "upgrade:jammingbeam",
  title: "Jamming Beam",
  weapon: { ifItHits: [{ verb: "gain", token: "jam", who: "defender" }] },
};
