import { hasLock, lockObject } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, other, type ShipWhen } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const nearFriendlyDevice: ShipWhen = ({ game, self }, ship) =>
  game.state.devices.some((device) => device.seat === self.ship.seat && game.board.rangeToArea(ship, game.board.device(device)) <= 1);

/** When a ship ends a maneuver next to one of this player's devices, this ship may lock it at any range. */
export const feedbackping: Card = {
  card: "upgrade:feedbackping",
  title: "Feedback Ping",
  triggers: [
    {
      at: "maneuverExecuted",
      when: subjectIs(both(other, nearFriendlyDevice)),
      may: [
        {
          verb: "special",
          can: ({ game, self, moment }) =>
            moment.ship !== undefined && !hasLock(self.ship, moment.ship) && game.edition.mayLock(game, self.ship),
          *perform({ game, self, moment }) {
            if (moment.ship !== undefined) yield* lockObject(game, self.ship, moment.ship);
          },
        },
      ],
    },
  ],
};
