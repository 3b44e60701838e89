import type { Card } from "../../../language/card.ts";
import { all, any, onThisShip, toThisShip } from "../../../language/when.ts";

/** In this card's triggers, `self` is the ship that coordinates, and `target` is the ship that it coordinates. */
export const nodinchavdri: Card = {
  card: "pilot:nodinchavdri",
  title: "Nodin Chavdri",
  triggers: [
    {
      at: "coordinated",
      when: all(any(toThisShip, onThisShip), ({ self }) => self.ship.tokens.stress <= 2),
      may: [{ verb: "free action", barOnly: true, colour: "red", evenStressed: true }],
    },
  ],
};
