import type { Card } from "../../../language/card.ts";
import { obiwankenobi } from "./obiwankenobi.ts";

export const obiwankenobiDelta7baethersprite: Card = { ...obiwankenobi, card: "pilot:obiwankenobi-delta7baethersprite" };
