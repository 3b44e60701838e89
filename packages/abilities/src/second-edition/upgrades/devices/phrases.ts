/** Phrases that several device cards share. */
import type { CardText } from "../../../language/card.ts";

/** Its charges do not come back by any means (2E-CHARGE-09). */
export const NEVER_RECOVERED: NonNullable<CardText["permissions"]> = {
  recoverCharge: (_, self, { ship, place }) => (ship === self.ship && place === self.at ? false : undefined),
};
