import type { Card } from "../../../language/card.ts";

export const r5tk: Card = {
  card: "upgrade:r5tk",
  title: "R5-TK",
  permissions: {
    lockFriends: (_, self, { ship }) => (ship === self.ship ? true : undefined),
    attackFriends: (_, self, { ship }) => (ship === self.ship ? true : undefined),
  },
};
