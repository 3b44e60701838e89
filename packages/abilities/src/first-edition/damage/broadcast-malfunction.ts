import type { Card } from "../../language/card.ts";
import { ACTION_MAY_TURN_IT_ON_HIT } from "./phrases.ts";

export const broadcastMalfunction: Card = {
  card: "damage:gr75mediumtransport/Broadcast Malfunction",
  title: "Broadcast Malfunction",
  permissions: { act: (_, self, { ship, action }) => (ship === self.ship && action === "jam" ? false : undefined) },
  action: ACTION_MAY_TURN_IT_ON_HIT,
};
