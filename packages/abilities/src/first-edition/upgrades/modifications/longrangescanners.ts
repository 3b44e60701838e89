import type { Card } from "../../../language/card.ts";

const NEAREST = 3;

export const longrangescanners: Card = {
  card: "upgrade:longrangescanners",
  title: "Long-Range Scanners",
  permissions: {
    lock: (_, self, { ship, range }) => (ship === self.ship && range < NEAREST ? false : undefined),
    reachAnywhere: (_, self, { by, ship }) => (by === "lock" && ship === self.ship ? true : undefined),
  },
};
