import type { Card } from "../../../language/card.ts";
import { viktorhel } from "./viktorhel.ts";

export const viktorhelInRogue: Card = { ...viktorhel, card: "pilot:viktorhel-rogueclassstarfighter" };
