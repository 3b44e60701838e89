import type { Card } from "../../../language/card.ts";
import { dutchvander } from "./dutchvander.ts";

export const dutchvanderSwz106: Card = { ...dutchvander, card: "pilot:dutchvander-swz106" };
