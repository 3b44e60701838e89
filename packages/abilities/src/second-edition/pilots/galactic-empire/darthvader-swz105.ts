import type { Card } from "../../../language/card.ts";
import { darthvader } from "./darthvader.ts";

export const darthvaderSwz105: Card = { ...darthvader, card: "pilot:darthvader-swz105" };
