import type { Card } from "../../../language/card.ts";
import { warthog } from "./warthog.ts";

export const warthogClonez95headhunter: Card = { ...warthog, card: "pilot:warthog-clonez95headhunter" };
