import type { Card } from "../../../card.ts";
import { nightbeast } from "./nightbeast.ts";

export const nightbeastSwz105: Card = { ...nightbeast, card: "pilot:nightbeast-swz105" };
