import type { Card } from "../../../card.ts";
import { garvendreis } from "./garvendreis.ts";

export const garvendreisBattleofyavin: Card = { ...garvendreis, card: "pilot:garvendreis-battleofyavin" };
