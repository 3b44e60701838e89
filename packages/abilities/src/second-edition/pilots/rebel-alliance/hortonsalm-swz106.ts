import type { Card } from "../../../language/card.ts";
import { hortonsalm } from "./hortonsalm.ts";

export const hortonsalmSwz106: Card = { ...hortonsalm, card: "pilot:hortonsalm-swz106" };
