import type { Card } from "../../../language/card.ts";
import { damaged } from "../../../language/when-second-edition.ts";

export const zayversio: Card = {
  card: "pilot:zayversio",
  title: "Zay Versio",
  dice: [{ dice: "defense", when: damaged("attacker"), may: [{ verb: "reroll", most: 1, least: 1 }] }],
};
