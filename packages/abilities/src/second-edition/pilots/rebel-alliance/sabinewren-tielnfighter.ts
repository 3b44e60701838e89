import type { Card } from "../../../language/card.ts";
import { sabinewren } from "./sabinewren.ts";

export const sabinewrenTielnfighter: Card = { ...sabinewren, card: "pilot:sabinewren-tielnfighter" };
