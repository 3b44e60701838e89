import type { Card } from "../../../language/card.ts";
import { adigallia } from "./adigallia.ts";

export const adigalliaDelta7baethersprite: Card = { ...adigallia, card: "pilot:adigallia-delta7baethersprite" };
