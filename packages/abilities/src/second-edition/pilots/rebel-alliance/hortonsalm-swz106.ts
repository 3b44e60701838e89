import type { Card } from "../../../card.ts";
import { hortonsalm } from "./hortonsalm.ts";

export const hortonsalmSwz106: Card = { ...hortonsalm, card: "pilot:hortonsalm-swz106" };
