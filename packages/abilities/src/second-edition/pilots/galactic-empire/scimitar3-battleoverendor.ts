import { isBomb } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all } from "../../../language/when.ts";
import { placedByThisShip } from "../../../language/when-second-edition.ts";

const droppedBomb: When = ({ game, moment }) =>
  moment.how === "dropped" && game.state.devices.some(({ id, kind }) => id === moment.device && isBomb(game, kind));

export const scimitar3Battleoverendor: Card = {
  card: "pilot:scimitar3-battleoverendor",
  title: "Scimitar 3",
  triggers: [
    {
      at: "devicePlaced",
      when: all(placedByThisShip, droppedBomb),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["boost"] }],
    },
  ],
};
