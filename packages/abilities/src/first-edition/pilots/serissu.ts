import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";
import { both, friendly, other, within } from "../../when.ts";

const friendDefendsNearby: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && both(friendly, other, within(1))(scene, defender);
};

export const serissu: Card = {
  card: "pilot:serissu",
  title: "Serissu",
  dice: [{ dice: "defense", helpsOthers: true, when: friendDefendsNearby, may: [{ verb: "reroll", most: 1 }] }],
};
