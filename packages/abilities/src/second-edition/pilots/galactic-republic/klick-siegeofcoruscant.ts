import type { Card } from "../../../language/card.ts";
import { klick } from "./klick.ts";

export const klickSiegeofcoruscant: Card = { ...klick, card: "pilot:klick-siegeofcoruscant" };
