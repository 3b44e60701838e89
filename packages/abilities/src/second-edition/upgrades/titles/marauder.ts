import type { Card } from "../../../language/card.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";

export const marauder: Card = {
  card: "upgrade:marauder",
  title: "Marauder",
  dice: [{ dice: "attack", when: all(withPrimary, attackShows("rear")), may: [{ verb: "reroll", most: 1 }] }],
};
