import type { Card } from "../../../language/card.ts";
import { plokoon } from "./plokoon.ts";

export const plokoonDelta7baethersprite: Card = { ...plokoon, card: "pilot:plokoon-delta7baethersprite" };
