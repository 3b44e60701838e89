import type { Card } from "../../../card.ts";
import { damaged } from "../../when.ts";

export const zayversio: Card = {
  card: "pilot:zayversio",
  title: "Zay Versio",
  dice: [{ dice: "defense", when: damaged("attacker"), may: [{ verb: "reroll", most: 1, least: 1 }] }],
};
