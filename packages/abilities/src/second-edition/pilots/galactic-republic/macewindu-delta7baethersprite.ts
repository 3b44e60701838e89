import type { Card } from "../../../language/card.ts";
import { macewindu } from "./macewindu.ts";

export const macewinduDelta7baethersprite: Card = { ...macewindu, card: "pilot:macewindu-delta7baethersprite" };
