import type { Card } from "../../../language/card.ts";
import { maareksteleTieadvanced } from "./maarekstele-tieadvanced.ts";

export const maareksteleTiedefender: Card = { ...maareksteleTieadvanced, card: "pilot:maarekstele-tiedefender" };
