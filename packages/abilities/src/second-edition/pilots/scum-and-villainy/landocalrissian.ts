import { rerollableOfRoll, rerollOfRoll } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, isUnstressed, toThisShip } from "../../../when.ts";
import { onShips } from "../phrases.ts";

/** Whatever dice it rolls, in an attack or for anything else. */
export const LANDO_CALRISSIANS: readonly Card[] = onShips(["landocalrissian", "landocalrissian-escapecraft"], {
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
});
