import type { Card } from "../../../language/card.ts";
import { baktoidprototype } from "./baktoidprototype.ts";

export const baktoidprototypeSiegeofcoruscant: Card = { ...baktoidprototype, card: "pilot:baktoidprototype-siegeofcoruscant" };
