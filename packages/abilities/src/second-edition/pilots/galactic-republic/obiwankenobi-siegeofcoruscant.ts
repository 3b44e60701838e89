import type { Card } from "../../../language/card.ts";
import { amongEnemies, subjectFlewInFull } from "./phrases.ts";

export const obiwankenobiSiegeofcoruscant: Card = {
  card: "pilot:obiwankenobi-siegeofcoruscant",
  title: "Obi-Wan Kenobi",
  triggers: [amongEnemies("Anakin Skywalker", [{ verb: "free action", names: ["boost"], who: "subject" }], subjectFlewInFull)],
};
