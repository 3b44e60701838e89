import { RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { amongEnemies } from "./phrases.ts";

export const anakinskywalkerEta2actis: Card = {
  card: "pilot:anakinskywalker-eta2actis",
  title: "Anakin Skywalker",
  triggers: [amongEnemies("Obi-Wan Kenobi", [{ verb: "remove token", tokens: RED, orLock: true, who: "subject", by: "this ship" }])],
};
