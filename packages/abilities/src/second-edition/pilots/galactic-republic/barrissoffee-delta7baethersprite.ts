import type { Card } from "../../../language/card.ts";
import { barrissoffee } from "./barrissoffee.ts";

export const barrissoffeeDelta7baethersprite: Card = { ...barrissoffee, card: "pilot:barrissoffee-delta7baethersprite" };
