import { rerollableOfRoll, rerollOfRoll } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, isUnstressed, toThisShip } from "../../../language/when.ts";

/** Applies to any dice that the ship rolls, even outside attacks. */
export const landocalrissian: Card = {
  card: "pilot:landocalrissian",
  title: "Lando Calrissian",
  triggers: [
    {
      at: "rolled",
      when: all(toThisShip, isUnstressed, ({ game }) => rerollableOfRoll(game, "blank").length > 0),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "apply", what: ({ game }) => rerollOfRoll(game, "blank") },
      ],
    },
  ],
};
