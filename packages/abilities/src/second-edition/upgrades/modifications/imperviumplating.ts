import type { Card } from "../../../language/card.ts";
import { faceupCardIs } from "../../../language/when-second-edition.ts";

export const imperviumplating: Card = {
  card: "upgrade:imperviumplating",
  title: "Impervium Plating",
  triggers: [{ at: "damageDealt", when: faceupCardIs("ship"), may: [{ verb: "spend charge" }, { verb: "discard dealt card" }] }],
};
