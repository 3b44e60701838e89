import type { Card } from "../../../language/card.ts";
import { LATER } from "./arvelcrynyd.ts";

export const arvelcrynydSwz106: Card = { card: "pilot:arvelcrynyd-swz106", ...LATER };
