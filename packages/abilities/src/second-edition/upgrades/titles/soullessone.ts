import type { Card } from "../../../language/card.ts";
import { attackerIs } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

export const soullessone: Card = {
  card: "upgrade:soullessone",
  title: "Soulless One",
  dice: [{ dice: "defense", when: attackerIs((scene, ship) => !inFiringArc(scene, ship)), may: [{ verb: "reroll", most: 1 }] }],
};
