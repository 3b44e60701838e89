import type { Card } from "../../../card.ts";
import { viktorhel } from "./viktorhel.ts";

export const viktorhelInRogue: Card = { ...viktorhel, card: "pilot:viktorhel-rogueclassstarfighter" };
