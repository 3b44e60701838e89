import type { Card } from "../../../card.ts";
import { LATER } from "./dbs404.ts";

export const dbs404Siegeofcoruscant: Card = { card: "pilot:dbs404-siegeofcoruscant", ...LATER };
