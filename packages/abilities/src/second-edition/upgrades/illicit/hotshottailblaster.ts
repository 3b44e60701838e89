import type { Card } from "../../../language/card.ts";

/** The card data gives the weapon range 0. */
export const hotshottailblaster: Card = {
  card: "upgrade:hotshottailblaster",
  title: "Hotshot Tail Blaster",
  weapon: { charges: 1 },
};
