import type { Card } from "../../../language/card.ts";
import { sharabey } from "./sharabey.ts";

export const sharabeySwz106: Card = { ...sharabey, card: "pilot:sharabey-swz106" };
