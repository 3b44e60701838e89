import type { Card } from "../../../language/card.ts";
import { l337 } from "./l337.ts";

export const l337Escapecraft: Card = { ...l337, card: "pilot:l337-escapecraft" };
