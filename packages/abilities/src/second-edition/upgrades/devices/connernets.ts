import type { Card } from "../../../language/card.ts";
import { NO_RECOVERY } from "../phrases.ts";

/** The card's text only adds that its charges can't be recovered. The rules for devices handle everything else. */
export const connernets: Card = { card: "upgrade:connernets", title: "Conner Nets", permissions: NO_RECOVERY };
