import type { Card } from "../../../card.ts";
import { klick } from "./klick.ts";

export const klickSiegeofcoruscant: Card = { ...klick, card: "pilot:klick-siegeofcoruscant" };
