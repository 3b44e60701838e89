import type { Card } from "../../card.ts";

export const deadeye: Card = {
  card: "upgrade:deadeye",
  title: "Deadeye",
  permissions: { focusForLock: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
