import { barActions } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { calculatesAfter } from "./phrases.ts";

/** The ship can coordinate droids at any range. */
export const c3pocrew: Card = {
  card: "upgrade:c3po-crew",
  title: "C-3PO",
  permissions: {
    coordinate: (game, self, { ship, target, range }) =>
      ship === self.ship && range > 2 && barActions(game, target).some(({ name }) => name === "calculate") ? true : undefined,
  },
  triggers: [calculatesAfter("calculate", "coordinate")],
};
