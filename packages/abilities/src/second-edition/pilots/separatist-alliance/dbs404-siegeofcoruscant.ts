import type { Card } from "../../../language/card.ts";
import { LATER } from "./dbs404.ts";

export const dbs404Siegeofcoruscant: Card = { card: "pilot:dbs404-siegeofcoruscant", ...LATER };
