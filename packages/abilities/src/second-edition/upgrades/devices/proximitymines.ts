import type { Card } from "../../../language/card.ts";
import { NEVER_RECOVERED } from "./phrases.ts";

/** Placed by the rules of devices; what is left to say is that it is not reloaded. */
export const proximitymines: Card = { card: "upgrade:proximitymines", title: "Proximity Mines", permissions: NEVER_RECOVERED };
