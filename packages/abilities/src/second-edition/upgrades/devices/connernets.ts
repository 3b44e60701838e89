import type { Card } from "../../../language/card.ts";
import { NO_RECOVERY } from "../phrases.ts";

/** Placed by the rules of devices; what is left to say is that it is not reloaded. */
export const connernets: Card = { card: "upgrade:connernets", title: "Conner Nets", permissions: NO_RECOVERY };
