import type { Card } from "../../../language/card.ts";
import { dis347 } from "./dis347.ts";

export const dis347Siegeofcoruscant: Card = { ...dis347, card: "pilot:dis347-siegeofcoruscant" };
