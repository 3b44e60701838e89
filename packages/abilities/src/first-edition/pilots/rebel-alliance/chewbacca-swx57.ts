import type { Card } from "../../../language/card.ts";
import { friendLostWithin } from "../../../language/when.ts";

export const chewbaccaOfTheResistance: Card = {
  card: "pilot:chewbacca-swx57",
  title: "Chewbacca",
  triggers: [{ at: "shipLost", when: friendLostWithin(1, 3), may: [{ verb: "attack", with: "any" }] }],
};
