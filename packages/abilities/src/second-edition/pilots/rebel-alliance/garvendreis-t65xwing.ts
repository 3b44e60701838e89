import type { Card } from "../../../language/card.ts";
import { garvendreis } from "./garvendreis.ts";

export const garvendreisT65xwing: Card = { ...garvendreis, card: "pilot:garvendreis-t65xwing" };
