import type { Card } from "../../../language/card.ts";
import { NO_RECOVERY } from "../phrases.ts";

/** Placed by the rules of devices; what is left to say is that it is not reloaded. */
export const proximitymines: Card = { card: "upgrade:proximitymines", title: "Proximity Mines", permissions: NO_RECOVERY };
