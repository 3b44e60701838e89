import type { Card } from "../../../card.ts";
import { attackerIs } from "../../../when.ts";
import { inFiringArc } from "../../when-firing.ts";

export const soullessone: Card = {
  card: "upgrade:soullessone",
  title: "Soulless One",
  dice: [{ dice: "defense", when: attackerIs((scene, ship) => !inFiringArc(scene, ship)), may: [{ verb: "reroll", most: 1 }] }],
};
