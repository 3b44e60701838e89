import type { Card } from "../../../language/card.ts";
import { firesIn } from "../../weapon-arcs.ts";

export const neradantels: Card = {
  card: "pilot:neradantels",
  title: "Nera Dantels",
  permissions: { fireIn: firesIn("outside", "torpedo") },
};
