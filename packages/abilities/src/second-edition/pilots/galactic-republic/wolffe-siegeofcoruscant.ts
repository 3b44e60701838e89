import type { Card } from "../../../language/card.ts";
import { wolffe } from "./wolffe.ts";

export const wolffeSiegeofcoruscant: Card = { ...wolffe, card: "pilot:wolffe-siegeofcoruscant" };
