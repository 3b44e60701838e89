import type { Card } from "../../../language/card.ts";

export const wookieecommandos: Card = {
  card: "upgrade:wookieecommandos",
  title: "Wookiee Commandos",
  dice: [{ dice: "attack", may: [{ verb: "reroll", most: Number.POSITIVE_INFINITY, faces: ["focus"] }] }],
};
