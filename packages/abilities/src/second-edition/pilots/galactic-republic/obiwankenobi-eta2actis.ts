import type { Card } from "../../../language/card.ts";
import { amongEnemies } from "./phrases.ts";

export const obiwankenobiEta2actis: Card = {
  card: "pilot:obiwankenobi-eta2actis",
  title: "Obi-Wan Kenobi",
  triggers: [amongEnemies("Anakin Skywalker", [{ verb: "gain", token: "focus", who: "subject" }])],
};
