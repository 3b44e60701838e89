import type { Card } from "../../../language/card.ts";

export const moldycrow: Card = {
  card: "upgrade:moldycrow",
  title: "Moldy Crow",
  permissions: { keepToken: (_, self, { ship, token }) => (ship === self.ship && token === "focus" ? true : undefined) },
};
