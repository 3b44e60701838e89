import { droppedFrom } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all } from "../../../language/when.ts";
import { placedByThisShip } from "../../../language/when-second-edition.ts";

export const deathrain: Card = {
  card: "pilot:deathrain",
  title: "“Deathrain”",
  deviceWays: (_game, _self, { ways }) => ways.filter(({ guides }) => guides === "rear").map((way) => droppedFrom("front", way)),
  triggers: [
    {
      at: "devicePlaced",
      when: all(placedByThisShip, ({ moment }) => moment.how === "dropped"),
      may: [{ verb: "free action", names: ["barrel-roll"] }],
    },
  ],
};
