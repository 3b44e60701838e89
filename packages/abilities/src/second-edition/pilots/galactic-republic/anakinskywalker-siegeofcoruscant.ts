import type { Card } from "../../../language/card.ts";
import { amongEnemies, subjectFlewInFull } from "./phrases.ts";

export const anakinskywalkerSiegeofcoruscant: Card = {
  card: "pilot:anakinskywalker-siegeofcoruscant",
  title: "Anakin Skywalker",
  triggers: [amongEnemies("Obi-Wan Kenobi", [{ verb: "free action", names: ["barrel-roll"], who: "subject" }], subjectFlewInFull)],
};
