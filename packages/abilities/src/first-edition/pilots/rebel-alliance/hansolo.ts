import type { Card } from "../../../language/card.ts";

/** The player rerolls either every die that can be rerolled, or none. */
export const hansolo: Card = {
  card: "pilot:hansolo",
  title: "Han Solo",
  dice: [{ dice: "attack", may: [{ verb: "reroll", most: Number.POSITIVE_INFINITY, least: Number.POSITIVE_INFINITY }] }],
};
