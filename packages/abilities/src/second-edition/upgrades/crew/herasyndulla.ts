import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

const wasRed: When = ({ game }) => game.state.motion?.colour === "red";

/** Allows red maneuvers while the ship is stressed. After one, a ship with three or more stress removes one and suffers a hit. */
export const herasyndulla: Card = {
  card: "upgrade:herasyndulla",
  title: "Hera Syndulla",
  permissions: { execute: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.colour === "red" ? true : undefined) },
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, wasRed, ({ self }) => self.ship.tokens.stress >= 3),
      must: [
        { verb: "remove token", tokens: ["stress"] },
        { verb: "suffer", hits: 1 },
      ],
    },
  ],
};
