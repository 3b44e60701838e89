import type { Card } from "../../../card.ts";
import { all, withPrimary } from "../../../when.ts";
import { attackShows } from "../../when-firing.ts";

export const marauder: Card = {
  card: "upgrade:marauder",
  title: "Marauder",
  dice: [{ dice: "attack", when: all(withPrimary, attackShows("rear")), may: [{ verb: "reroll", most: 1 }] }],
};
