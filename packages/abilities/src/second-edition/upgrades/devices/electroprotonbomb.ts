import type { Card } from "../../../language/card.ts";
import { NO_RECOVERY } from "../phrases.ts";

/** The device rules place the device. This card only adds that it cannot be reloaded. */
export const electroprotonbomb: Card = { card: "upgrade:electroprotonbomb", title: "Electro-Proton Bomb", permissions: NO_RECOVERY };
