import type { Card } from "../../../language/card.ts";
import { sharabey } from "./sharabey.ts";

export const sharabeyRz1awing: Card = { ...sharabey, card: "pilot:sharabey-rz1awing" };
