import type { Card } from "../../../card.ts";
import { onShips } from "../phrases.ts";

export const ZEB_ORRELIOS: readonly Card[] = onShips(["zeborrelios", "zeborrelios-sheathipedeclassshuttle", "zeborrelios-tielnfighter"], {
  title: "“Zeb” Orrelios",
  permissions: { critsFirst: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
});
