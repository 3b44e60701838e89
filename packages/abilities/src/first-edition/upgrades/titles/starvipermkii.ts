import type { Card } from "../../../language/card.ts";

/** The card data contains the title slot that the card adds. */
export const starvipermkii: Card = {
  card: "upgrade:starvipermkii",
  title: "StarViper Mk. II",
  latest: { rollTemplate: (_, self, { ship }) => (ship === self.ship ? { value: "bank", since: 0 } : undefined) },
};
