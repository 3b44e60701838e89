import type { Card } from "../../../language/card.ts";
import { chopper } from "./chopper.ts";

export const chopperGauntletfighter: Card = { ...chopper, card: "pilot:chopper-gauntletfighter" };
