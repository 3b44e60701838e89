import type { Card } from "../../../language/card.ts";
import { dfs311 } from "./dfs311.ts";

export const dfs311Siegeofcoruscant: Card = { ...dfs311, card: "pilot:dfs311-siegeofcoruscant" };
