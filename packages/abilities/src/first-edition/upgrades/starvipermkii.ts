import type { Card } from "../../language/card.ts";

/** Its title slot is data. */
export const starvipermkii: Card = {
  card: "upgrade:starvipermkii",
  title: "StarViper Mk. II",
  latest: { rollTemplate: (_, self, { ship }) => (ship === self.ship ? { value: "bank", since: 0 } : undefined) },
};
