import type { Card } from "../../../card.ts";
import { LATER } from "./arvelcrynyd.ts";

export const arvelcrynydSwz106: Card = { card: "pilot:arvelcrynyd-swz106", ...LATER };
