import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { dropOne } from "../../bombs.ts";

export const genius: Card = {
  card: "upgrade:genius",
  title: "“Genius”",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, ({ game }) => game.state.motion?.revealed === true),
      may: [dropOne(({ asAction }) => !asAction, { discarded: true })],
    },
  ],
};
