import type { Card } from "../../../language/card.ts";
import { nightbeast } from "./nightbeast.ts";

export const nightbeastSwz105: Card = { ...nightbeast, card: "pilot:nightbeast-swz105" };
