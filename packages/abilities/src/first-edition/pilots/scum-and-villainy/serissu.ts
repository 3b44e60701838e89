import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

const friendDefendsNearby: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && both(friendly, other, within(1))(scene, defender);
};

export const serissu: Card = {
  card: "pilot:serissu",
  title: "Serissu",
  dice: [{ dice: "defense", helpsOthers: true, when: friendDefendsNearby, may: [{ verb: "reroll", most: 1 }] }],
};
