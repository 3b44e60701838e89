import { chooseLock, lockable } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { toThisShip } from "../../../when.ts";

export const redline: Card = {
  card: "pilot:redline",
  title: "“Redline”",
  changes: [{ of: "locksHeld", by: 1 }],
  triggers: [
    {
      at: "actionPerformed",
      when: toThisShip,
      may: [
        {
          verb: "special",
          can: ({ game, self }) => game.edition.mayLock(game, self.ship) && lockable(game, self.ship).length > 0,
          *perform({ game, self }) {
            yield* chooseLock(game, self.ship);
          },
        },
      ],
    },
  ],
};
