import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { bornForThis } from "./phrases.ts";

const choseOneOfThem: When = (scene) => {
  const first = whoIs(scene, "target");
  return first !== undefined && bornForThis(scene, first);
};

export const shaaktiSiegeofcoruscant: Card = {
  card: "pilot:shaakti-siegeofcoruscant",
  title: "Shaak Ti",
  triggers: [{ at: "startOfEnd", may: [{ verb: "free action", names: ["coordinate"], colour: "purple", evenStressed: true }] }],
  changes: [{ of: "coordinated", by: 1, when: choseOneOfThem }],
};
