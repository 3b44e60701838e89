import type { Card } from "../../../language/card.ts";
import { haorchallprototype } from "./haorchallprototype.ts";

export const haorchallprototypeSiegeofcoruscant: Card = { ...haorchallprototype, card: "pilot:haorchallprototype-siegeofcoruscant" };
