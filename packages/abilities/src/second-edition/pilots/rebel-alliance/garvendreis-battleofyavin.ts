import type { Card } from "../../../language/card.ts";
import { garvendreis } from "./garvendreis.ts";

export const garvendreisBattleofyavin: Card = { ...garvendreis, card: "pilot:garvendreis-battleofyavin" };
