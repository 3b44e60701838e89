import type { Card } from "../../../language/card.ts";
import { ezrabridger } from "./ezrabridger.ts";

export const ezrabridgerGauntletfighter: Card = { ...ezrabridger, card: "pilot:ezrabridger-gauntletfighter" };
