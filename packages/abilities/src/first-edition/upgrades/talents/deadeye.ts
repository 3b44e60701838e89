import type { Card } from "../../../language/card.ts";

export const deadeye: Card = {
  card: "upgrade:deadeye",
  title: "Deadeye",
  permissions: { focusForLock: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
