import type { Card } from "../../../language/card.ts";
import { hawk } from "./hawk.ts";

export const hawkClonez95headhunter: Card = { ...hawk, card: "pilot:hawk-clonez95headhunter" };
