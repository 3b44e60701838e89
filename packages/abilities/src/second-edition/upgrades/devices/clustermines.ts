import type { Card } from "../../../language/card.ts";
import { NO_RECOVERY } from "../phrases.ts";

/** Placed by the rules of devices; what is left to say is that it is not reloaded. */
export const clustermines: Card = { card: "upgrade:clustermines", title: "Cluster Mines", permissions: NO_RECOVERY };
