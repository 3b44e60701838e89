import type { Card } from "../../../language/card.ts";

/** That it reaches range 0 is data. */
export const hotshottailblaster: Card = {
  card: "upgrade:hotshottailblaster",
  title: "Hotshot Tail Blaster",
  weapon: { charges: 1 },
};
