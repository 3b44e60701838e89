import type { Card } from "../../../card.ts";
import { sharabey } from "./sharabey.ts";

export const sharabeySwz106: Card = { ...sharabey, card: "pilot:sharabey-swz106" };
