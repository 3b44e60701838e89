import type { Card } from "../../../language/card.ts";
import { NO_RECOVERY } from "../phrases.ts";

/** The rules for devices handle the rest. This card only adds that its charges can't be recovered. */
export const connernets: Card = { card: "upgrade:connernets", title: "Conner Nets", permissions: NO_RECOVERY };
