import type { Card } from "../../../card.ts";
import { baktoidprototype } from "./baktoidprototype.ts";

export const baktoidprototypeSiegeofcoruscant: Card = { ...baktoidprototype, card: "pilot:baktoidprototype-siegeofcoruscant" };
