import type { Card } from "../../../card.ts";
import { faceupCardIs } from "../../when.ts";

export const imperviumplating: Card = {
  card: "upgrade:imperviumplating",
  title: "Impervium Plating",
  triggers: [{ at: "damageDealt", when: faceupCardIs("ship"), may: [{ verb: "spend charge" }, { verb: "discard dealt card" }] }],
};
