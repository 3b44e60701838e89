import { readManeuver } from "@broadside/cards";
import type { Card } from "../../language/card.ts";

export const versatileFrame: Card = {
  card: "ship:Versatile Frame",
  title: "Versatile Frame",
  barActions: (_, self, { ship }) =>
    ship === self.ship && ship.revealed !== undefined && readManeuver(ship.revealed)?.colour === "blue" ? ["white boost"] : [],
};
