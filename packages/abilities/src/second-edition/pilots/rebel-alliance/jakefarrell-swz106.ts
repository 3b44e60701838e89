import type { Card } from "../../../language/card.ts";
import { jakefarrell } from "./jakefarrell.ts";

export const jakefarrellSwz106: Card = { ...jakefarrell, card: "pilot:jakefarrell-swz106" };
