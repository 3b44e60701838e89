import type { Card } from "../../../language/card.ts";
import { NO_RECOVERY } from "../phrases.ts";

/** The card's text only adds that its charges can't be recovered. The rules for devices handle everything else. */
export const proximitymines: Card = { card: "upgrade:proximitymines", title: "Proximity Mines", permissions: NO_RECOVERY };
